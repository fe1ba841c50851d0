import { LAW_SETS, type FoundLaw, type SetLaw } from '#contract/laws.ts';
import { cut } from '#contract/words.ts';

/** A norm that was found, as one of a set: one without a number goes by its title. */
export const setLawOf = ({ name, title, address }: FoundLaw): SetLaw => ({
  name: cut(name || title, LAW_SETS.name),
  title: name && cut(title, LAW_SETS.title),
  address,
});
