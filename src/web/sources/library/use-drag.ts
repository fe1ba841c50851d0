import { useState, type DragEvent } from 'react';

/** What is dragged when sources are: their ids, in this page alone. */
const TYPE = 'application/x-fojas-sources';

/** What makes a row one that can be dragged: alone, or with the others that are selected. */
export const dragOf = (ids: readonly string[]) => ({
  draggable: true,
  onDragStart: ({ dataTransfer }: DragEvent): void => {
    dataTransfer.setData(TYPE, JSON.stringify(ids));
    dataTransfer.effectAllowed = 'move';
  },
});

const holdsSources = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(TYPE);

/** A place that sources are dropped on: whether they are held over it, and what to put on it. */
export function useSourceDrop(onDrop: (ids: readonly string[]) => void) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent): void => {
    if (!holdsSources(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setOver(true);
  };
  return {
    isOver,
    on: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent): void => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent): void => {
        if (!holdsSources(event)) return;
        event.preventDefault();
        setOver(false);
        onDrop(JSON.parse(event.dataTransfer.getData(TYPE)) as string[]);
      },
    },
  };
}
