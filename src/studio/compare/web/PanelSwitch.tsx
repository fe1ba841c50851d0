import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Segmented } from '#web/ui/Segmented.tsx';
import { riskText } from './risk-text.ts';
import type { Compared } from './use-compared.ts';

/** Whether differences or risks are listed, each with how many change. Nothing where no risks were told. */
export function PanelSwitch({ compared: { result, panel, setPanel } }: { compared: Compared }) {
  const t = useText(riskText);
  const { number } = useFormats();
  const { risks } = result;
  if (!risks) return null;
  const { same: _, ...changed } = risks.counts;
  const risen = Object.values(changed).reduce((all, n) => all + n, 0);
  return (
    <div className="border-b border-line px-3 py-2.5">
      <Segmented
        label={t.panel}
        value={panel}
        onChange={setPanel}
        items={[
          { id: 'differences', label: t.differences(number(result.differences.length + result.left)) },
          { id: 'risks', label: t.risks(number(risen)) },
        ]}
      />
    </div>
  );
}
