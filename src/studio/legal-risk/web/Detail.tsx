import { useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import type { DetailProps } from '#web/studio/tool.ts';
import { Select } from '#web/ui/Select.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/Tabs.tsx';
import type contract from '../contract.ts';
import { Advice } from './Advice.tsx';
import { Balance } from './Balance.tsx';
import { rowsOf } from './by-clause.ts';
import { ByClause } from './ByClause.tsx';
import { Compliance } from './Compliance.tsx';
import { Findings } from './Findings.tsx';
import { Overall } from './Overall.tsx';
import { riskText } from './text.ts';

/** A legal risk analysis: the level and what it was taken from beside the findings, the balance, what to do, and what was checked. */
export default function Detail({ result, citations }: DetailProps<typeof contract>) {
  const t = useText(riskText);
  const [tab, setTab] = useState('findings');
  if (!result.document.is_contract) return <Overall result={result} citations={citations} />;
  const tabs = [
    { id: 'findings', label: t.findings, count: result.legal_issues.length },
    { id: 'clauses', label: t.byClause, count: rowsOf(result, citations).length },
    { id: 'balance', label: t.balance, count: result.advantages.length + result.disadvantages.length },
    { id: 'advice', label: t.advice, count: result.recommendations.length },
    { id: 'compliance', label: t.compliance, count: result.compliance_review.potential_violations.length },
  ];
  const panels = {
    findings: <Findings issues={result.legal_issues} citations={citations} />,
    clauses: <ByClause result={result} citations={citations} />,
    balance: <Balance result={result} citations={citations} />,
    advice: <Advice list={result.recommendations} citations={citations} />,
    compliance: <Compliance review={result.compliance_review} citations={citations} />,
  };
  return (
    <Tabs value={tab} onChange={setTab}>
      <Select
        label={t.parts}
        value={tab}
        onChange={setTab}
        items={tabs.map(({ id, label, count }) => ({ id, label: `${label} (${count})` }))}
        className="mt-3 w-full sm:hidden print:hidden"
      />
      <div className="sticky top-0 z-10 border-b border-line bg-paper max-sm:hidden print:hidden">
        <TabList label={t.parts} items={tabs} />
      </div>
      <div className="grid gap-x-10 gap-y-6 pt-5 lg:grid-cols-[292px_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-18 lg:self-start">
          <Overall result={result} citations={citations} />
        </div>
        <div className="min-w-0">
          {Object.entries(panels).map(([id, panel]) => (
            <TabPanel key={id} id={id}>
              {panel}
            </TabPanel>
          ))}
        </div>
      </div>
    </Tabs>
  );
}
