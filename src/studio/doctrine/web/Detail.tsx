import { useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import type { DetailProps } from '#web/studio/tool.ts';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { firstTold, TabList, TabPanel, Tabs } from '#web/ui/Tabs.tsx';
import type contract from '../contract.ts';
import { Advice, Unverified } from './Advice.tsx';
import { Analysis, Trends } from './Analysis.tsx';
import { Authors } from './Authors.tsx';
import { Conclusions, Head } from './Head.tsx';
import { finder } from './look.ts';
import { Opposing, Supporting } from './Sides.tsx';
import { doctrineText } from './text.ts';
import { Works } from './Works.tsx';

/** A doctrine analysis: its level, seven parts with a search over them, what no source has apart, and the conclusions. */
export default function Detail({ result, citations }: DetailProps<typeof contract>) {
  const t = useText(doctrineText);
  const [chosen, setTab] = useState<string | null>(null);
  const [query, setQuery] = useState('');
  const fits = finder(query);
  const { critical_analysis: critical, recommendations } = result;
  const tabs = [
    { id: 'cited', label: t.cited, count: result.doctrines_cited.length },
    { id: 'supporting', label: t.supporting, count: result.doctrines_supporting.length },
    { id: 'opposing', label: t.opposing, count: result.doctrines_opposing.length },
    { id: 'authors', label: t.authors, count: result.authors_analysis.length },
    { id: 'trends', label: t.trends, count: result.doctrinal_trends.length },
    {
      id: 'analysis',
      label: t.analysis,
      count:
        critical.doctrinal_strengths.length + critical.doctrinal_weaknesses.length + critical.doctrinal_gaps.length,
    },
    { id: 'recommendations', label: t.recommendations, count: recommendations.strategic_actions.length },
  ];
  const tab = chosen ?? firstTold(tabs.slice(0, -1));
  const panels = {
    cited: <Works list={result.doctrines_cited} citations={citations} fits={fits} />,
    supporting: <Supporting list={result.doctrines_supporting} citations={citations} fits={fits} />,
    opposing: <Opposing list={result.doctrines_opposing} citations={citations} fits={fits} />,
    authors: <Authors list={result.authors_analysis} citations={citations} fits={fits} />,
    trends: <Trends list={result.doctrinal_trends} citations={citations} fits={fits} />,
    analysis: <Analysis list={critical} citations={citations} fits={fits} />,
    recommendations: <Advice list={recommendations} citations={citations} fits={fits} />,
  };
  return (
    <>
      <Head result={result} />
      <Tabs value={tab} onChange={setTab}>
        <Select
          label={t.parts}
          value={tab}
          onChange={setTab}
          items={tabs.map(({ id, label, count }) => ({ id, label: `${label} (${count})` }))}
          className="mt-3 w-full lg:hidden print:hidden"
        />
        <div className="sticky top-0 z-10 border-b border-line bg-paper max-lg:hidden print:hidden">
          <TabList label={t.parts} items={tabs} />
        </div>
        <SearchBox label={t.search} value={query} onChange={setQuery} className="mt-4 max-w-sm print:hidden" />
        <div className="min-w-0 pt-4">
          {Object.entries(panels).map(([id, panel]) => (
            <TabPanel key={id} id={id}>
              {panel}
            </TabPanel>
          ))}
        </div>
      </Tabs>
      <Unverified list={recommendations.additional_doctrines_to_cite} />
      <Conclusions said={result.conclusions} />
    </>
  );
}
