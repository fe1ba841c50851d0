import { OPERATOR } from './operator.ts';
import { textLinkLook } from '#web/ui/Button.tsx';

const ROWS = [
  ['Nombre', OPERATOR.name],
  ['RUT', OPERATOR.taxId],
  ['Domicilio', OPERATOR.address],
  ['Correo electrónico', OPERATOR.email],
] as const;

/** Who operates this installation; what is not filled in says so. */
export function OperatorDetails() {
  return (
    <dl className="mt-3 divide-y divide-line border-y border-line font-sans text-ui">
      {ROWS.map(([name, value]) => (
        <div key={name} className="flex gap-4 py-2.5 max-sm:flex-col max-sm:gap-0">
          <dt className="w-40 shrink-0 text-ink-3">{name}</dt>
          <dd className="min-w-0 [overflow-wrap:anywhere]">
            {value === null ? (
              <span className="text-ink-2">No indicado en esta instalación</span>
            ) : name === 'Correo electrónico' ? (
              <a href={`mailto:${value}`} className={textLinkLook()}>
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
