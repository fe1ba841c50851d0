import type { Intent } from './intent.ts';
import { causes } from './causes/intent.ts';
import { comparison } from './comparison/intent.ts';
import { condition } from './condition/intent.ts';
import { count } from './count/intent.ts';
import { date } from './date/intent.ts';
import { deadline } from './deadline/intent.ts';
import { decision } from './decision/intent.ts';
import { definition } from './definition/intent.ts';
import { division } from './division/intent.ts';
import { duty } from './duty/intent.ts';
import { facts } from './facts/intent.ts';
import { judgement } from './judgement/intent.ts';
import { list } from './list/intent.ts';
import { location } from './location/intent.ts';
import { norms } from './norms/intent.ts';
import { outside } from './outside/intent.ts';
import { parties } from './parties/intent.ts';
import { percent } from './percent/intent.ts';
import { permission } from './permission/intent.ts';
import { person } from './person/intent.ts';
import { place } from './place/intent.ts';
import { pleas } from './pleas/intent.ts';
import { prohibition } from './prohibition/intent.ts';
import { reasons } from './reasons/intent.ts';
import { sanction } from './sanction/intent.ts';
import { sum } from './sum/intent.ts';
import { summary } from './summary/intent.ts';
import { tableRow } from './table-row/intent.ts';
import { term } from './term/intent.ts';
import { yesNo } from './yes-no/intent.ts';

/** Every kind of question there is. Of two whose cues hold the same words the first counts: why a court decided before why at all. */
export const INTENTS: readonly Intent[] = [
  reasons,
  causes,
  comparison,
  condition,
  count,
  date,
  deadline,
  decision,
  definition,
  division,
  duty,
  facts,
  judgement,
  list,
  location,
  norms,
  outside,
  parties,
  percent,
  permission,
  person,
  place,
  pleas,
  prohibition,
  sanction,
  sum,
  summary,
  tableRow,
  term,
  yesNo,
];
