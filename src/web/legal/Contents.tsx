import { useCurrent } from './use-current.ts';
import type { LegalText } from './text-types.ts';

/** Where each section stands. On a wide screen the one that is read is marked. */
export function Contents({ text: { sections, contact }, ids }: { text: LegalText; ids: readonly string[] }) {
  const current = useCurrent(ids);
  return (
    <ol lang="es" className="text-note text-ink-2">
      {[...sections, ...(contact ? [contact] : [])].map(({ id, title }, at) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            className="group grid grid-cols-[20px_1fr] gap-3 rounded-sm py-1 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink max-desk:min-h-11 max-desk:items-center"
          >
            <span aria-hidden className="text-right tabular-nums text-ink-3 group-aria-[current]:text-margen">
              {at < sections.length ? at + 1 : ''}
            </span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
