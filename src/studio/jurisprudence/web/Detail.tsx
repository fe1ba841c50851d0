import { useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import type { DetailProps } from '#web/studio/tool.ts';
import { Select } from '#web/ui/Select.tsx';
import { firstTold, TabList, TabPanel, Tabs } from '#web/ui/Tabs.tsx';
import type contract from '../contract.ts';
import type { Jurisprudence } from '../contract.ts';
import { names } from '../server/names.ts';
import { About } from './About.tsx';
import { Analysis } from './Analysis.tsx';
import { Citations } from './Citations.tsx';
import { Conclusions } from './Conclusions.tsx';
import { Figures } from './Figures.tsx';
import { Gaps } from './Gaps.tsx';
import { Misapplied } from './Misapplied.tsx';
import { Rulings } from './Rulings.tsx';
import { Suggested } from './Suggested.tsx';
import { jurisText } from './text.ts';
import { INK } from './tones.ts';

/** A jurisprudence analysis: its figures over the eight tabs, and where each authority comes from beside them. */
export default function Detail({ result, citations }: DetailProps<typeof contract>) {
  const t = useText(jurisText);
  const [chosen, setTab] = useState<string | null>(null);
  const { jurisprudence_in_favor: pro, jurisprudence_against: con, comprehensive_analysis: analysis } = result;
  const { misapplied_jurisprudence_in_favor: badPro, misapplied_jurisprudence_against: badCon } = result;
  if (result.document.is_law) return <About result={result} citations={citations} />;
  const listed =
    analysis.legal_strengths.length + analysis.legal_weaknesses.length + analysis.strategic_recommendations.length;
  const tabs = [
    { id: 'a-favor', label: t.tabs.pro, count: pro.length },
    { id: 'en-contra', label: t.tabs.con, count: con.length },
    { id: 'mal-favor', label: t.tabs.badPro, count: badPro.length },
    { id: 'mal-contra', label: t.tabs.badCon, count: badCon.length },
    { id: 'citas', label: t.tabs.citations, count: result.legal_citations.length },
    { id: 'vacios', label: t.tabs.gaps, count: result.legal_gaps.length },
    { id: 'analisis', label: t.tabs.analysis, count: listed },
    { id: 'conclusiones', label: t.tabs.conclusions, count: result.conclusions.next_steps.length },
  ];
  // What a model suggests stands under the first.
  const tab = chosen ?? firstTold(result.suggested_authorities.length > 0 ? tabs.slice(0, 1) : tabs.slice(0, -2));
  const suggested = <Suggested list={result.suggested_authorities} />;
  const panels = {
    'a-favor': (
      <>
        <Rulings list={pro} citations={citations} empty={{ title: t.noPro, text: t.noProText }} />
        {suggested}
      </>
    ),
    'en-contra': <Rulings list={con} citations={citations} empty={{ title: t.noCon, text: t.noConText }} />,
    'mal-favor': (
      <Misapplied
        list={badPro}
        citations={citations}
        empty={{ title: t.noBad, text: t.noBadText(result.sources_read) }}
      />
    ),
    'mal-contra': (
      <Misapplied
        list={badCon}
        citations={citations}
        empty={{ title: t.noBadTheirs, text: t.noBadText(result.sources_read) }}
      />
    ),
    citas: <Citations result={result} citations={citations} />,
    vacios: <Gaps result={result} citations={citations} />,
    analisis: <Analysis analysis={analysis} citations={citations} />,
    conclusiones: <Conclusions result={result} />,
  };
  return (
    <Tabs value={tab} onChange={setTab}>
      <Headline result={result} />
      <Select
        label={t.parts}
        value={tab}
        onChange={setTab}
        items={tabs.map(({ id, label, count }) => ({ id, label: `${label} (${count})` }))}
        className="mt-3 w-full lg:hidden print:hidden"
      />
      <div className="sticky top-0 z-10 overflow-x-auto border-b border-line bg-paper max-lg:hidden print:hidden">
        <TabList label={t.parts} items={tabs} className="min-w-max" />
      </div>
      <div className="grid gap-x-10 gap-y-6 pt-5 lg:grid-cols-[minmax(0,1fr)_292px]">
        <div className="min-w-0">
          {Object.entries(panels).map(([id, panel]) => (
            <TabPanel key={id} id={id}>
              {panel}
            </TabPanel>
          ))}
        </div>
        <div className="max-lg:border-t max-lg:border-line max-lg:pt-5 lg:sticky lg:top-18 lg:self-start">
          <About result={result} citations={citations} />
        </div>
      </div>
    </Tabs>
  );
}

/** Where there is no room beside the tabs: how solid, and the counts. */
function Headline({ result }: { result: Jurisprudence }) {
  const t = useText(jurisText);
  const name = useText(names);
  const { nivel_solidez_juridica: level } = result;
  return (
    <div className="grid gap-1 pt-3 text-note lg:hidden print:hidden">
      <p>
        {t.solidity}{' '}
        <strong className={level ? INK[level] : undefined}>{level ? name.solidity[level] : t.noLevel}</strong>
      </p>
      <Figures result={result} />
    </div>
  );
}
