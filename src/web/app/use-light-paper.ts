import { useEffect } from 'react';

/** Paper is white: while a page is printed its colours are the light ones. */
export function useLightPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let chosen: string | undefined;
    const before = (): void => {
      chosen = dataset.theme;
      dataset.theme = 'light';
    };
    const after = (): void => {
      if (chosen) dataset.theme = chosen;
      else delete dataset.theme;
    };
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
}
