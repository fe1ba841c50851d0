import type { Rule } from './rule.ts';

/** Rules on waivers, for contracts in English. */
export const englishWaivers: readonly Rule[] = [
  {
    id: 'en-no-challenge',
    area: 'waivers',
    sort: 'risk',
    language: 'en',
    level: 'medium',
    kinds: 'any',
    cuad: 'Covenant Not To Sue',
    signal: {
      any: [
        /\b(not|no time|never)\b.{0,160}\b(contest|challenge|attack|oppose|impugn|question|deny|dispute)(s|ed|ing)?\b.{0,160}(validity|ownership|title|mark|patent|registr|intellectual|enforceab|right)/,
        /covenants? not to (sue|assert|bring|contest|challenge)/,
        /(not|agrees? not) to (sue|institute|commence)\b/,
        /(hereby|forever|fully) .{0,40}(releas|waiv|discharg)\w*.{0,160}(claims|actions|causes of action|liabilit)/,
        /(not|no time|never)\b.{0,80}(apply (for|to)|attempt to) regist/,
        /(challenge|contest)s? .{0,60}(validity|ownership|enforceab).{0,200}terminat|terminat.{0,260}(challenge|contest)s? .{0,60}(validity|enforceab)/,
        /not .{0,120}(assert|claim) any (interest|right|title)/,
        /acknowledges? the validity/,
      ],
      none: [
        /arbitrat/,
        /jury/,
        /venue/,
        /jurisdiction/,
        /set-?off/,
        /failure of/,
        /composite mark/,
        /mediat/,
        /indemnif(y|ying) party/,
        /survive/,
        /invoice/,
        /except in (such|the|those) courts/,
      ],
    },
    title: { es: 'No impugnar o renunciar a demandar', en: 'No challenge, or covenant not to sue' },
    why: {
      es: 'Se pierde el derecho a discutir la validez o a demandar.',
      en: 'The right to contest validity or to sue is given up.',
    },
    action: { es: 'Acotarla a los derechos licenciados.', en: 'Limit it to the licensed rights.' },
    examples: {
      hit: 'Licensee shall not contest the validity of the Marks.',
      miss: ['You agree not to commence any action except in such courts.'],
    },
  },
];
