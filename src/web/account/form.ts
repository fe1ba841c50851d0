import { useRef, useState, type FormEvent } from 'react';
import { Failure } from '#web/api/failure.ts';

type Fields = Readonly<Record<string, string>>;
type Check = (values: Fields) => Fields;
type Form = {
  busy: boolean;
  errors: Fields;
  failure: string | null;
  summary: React.RefObject<HTMLDivElement | null>;
  submit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * A form of plain fields: checked here first, then sent. The fields keep their text whatever happens; what the server says of a field stands
 * under it, and what it says of the whole in `failure`, whose place (`summary`) takes the focus.
 */
export function useForm(check: Check, send: (values: Fields) => Promise<void>, otherwise: string): Form {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Fields>({});
  const [failure, setFailure] = useState<string | null>(null);
  const summary = useRef<HTMLDivElement>(null);

  const fail = (error: unknown): void => {
    const known = error instanceof Failure;
    setErrors(known ? error.fields : {});
    setFailure(known ? error.message : otherwise);
    requestAnimationFrame(() => summary.current?.focus());
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
    const wrong = check(values);
    setErrors(wrong);
    setFailure(null);
    const [first] = Object.keys(wrong);
    if (first) {
      (form.elements.namedItem(first) as HTMLElement | null)?.focus();
      return;
    }
    setBusy(true);
    send(values)
      .catch(fail)
      .finally(() => setBusy(false));
  };
  return { busy, errors, failure, summary, submit };
}
