import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation of which one is under way at a time: a second press, which comes before the first is drawn, does nothing. */
export function useOne<Data, Asked>(options: UseMutationOptions<Data, Error, Asked>) {
  const busy = useRef(false);
  const { mutate, isPending } = useMutation({
    ...options,
    onSettled: (...told) => {
      busy.current = false;
      return options.onSettled?.(...told);
    },
  });
  return {
    isPending,
    mutate: (asked: Asked): void => {
      if (busy.current) return;
      busy.current = true;
      mutate(asked);
    },
  };
}
