import { useEffect } from 'react';

/** Puts the focus into the first field of a form in a dialog, once the dialog has taken it: whoever opened it is to type. Null: it stays where it is. */
export function useFirstField(form: string | null): void {
  useEffect(() => {
    if (form === null) return;
    const frame = requestAnimationFrame(() => document.getElementById(form)?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [form]);
}
