/** The rules behind spelling findings, by name, with where each comes from: the Ortografía of the RAE and ASALE (2010), or ours. */
export const SPELLING_RULES = {
  'word.unknown': 'ours: neither in the dictionary nor in the legal lexicon',
  'word.accent': 'RAE, Ortografía 2010, II.3.4',
  'word.joined': 'RAE, Ortografía 2010, V.2',
  'word.split': 'RAE, Ortografía 2010, V.2',
  'word.capital': 'RAE, Ortografía 2010, IV.4',
  'accent.diacritic': 'RAE, Ortografía 2010, II.3.4.3',
  'accent.interrogative': 'RAE, Ortografía 2010, II.3.4.3.1.2',
  'accent.verb': 'RAE, Ortografía 2010, II.3.4',
  'name.varies': 'ours: one name, one spelling in a document',
  'text.unreadable': 'ours: noise of scanning or conversion',
} as const;

export type SpellingRule = keyof typeof SPELLING_RULES;
