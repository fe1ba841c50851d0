import type { Rule } from '../rule.ts';
import type { Element } from './element.ts';
import { CONDUCT_EN } from './en-conduct.ts';
import { TERMS_EN } from './en-terms.ts';
import { WORK_EN } from './en-work.ts';
import { CONDUCT_ES } from './es-conduct.ts';
import { TERMS_ES } from './es-terms.ts';

/** All further wordings. */
export const ELEMENTS: readonly Element[] = [...TERMS_ES, ...CONDUCT_ES, ...TERMS_EN, ...CONDUCT_EN, ...WORK_EN];

/** Rules with their further wordings beside their own. */
export const widened = (rules: readonly Rule[]): readonly Rule[] =>
  rules.map((rule) => {
    const more = ELEMENTS.filter((one) => one.rule === rule.id).flatMap(({ any }) => any);
    return more.length === 0 ? rule : { ...rule, signal: { ...rule.signal, any: [...rule.signal.any, ...more] } };
  });
