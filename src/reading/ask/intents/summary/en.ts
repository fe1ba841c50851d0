import { rules } from '../../../rules/block.ts';
import { NAMES_EN } from '../names.ts';

const names = {
  ...NAMES_EN,
  division: 'article | section | clause | paragraph',
};

export const EN = rules(
  'en',
  `
[summary.ask]
reason: Asks for a summary or explanation of the document.
find:   (summarise | summarize | summary | overview | gist)
        (what | whats) ..4 about $
        what ..2 (kind | type | sort) of {document}
        what is this {document}?
        explain ..4 {document}
        (in plain english | in simple words | in a nutshell)
        (key | main) (points | terms | ideas)
not:    {division}
yes:    Summarise this agreement.
        summarize the lease
        give me a summary
        an overview of the contract please
        whats the gist
        What is this contract about?
        what is it about
        whats all this about
        what did they sign about
        what kind of contract is this
        what type of document is it
        what sort of case was it
        what is this
        explain this document to me
        explain the contract, in plain english
        in simple words, please
        in a nutshell
        plain english: in plain english
        key terms of the deal
        main points of the judgment
        what are the main ideas
no:     Summarise section 4
        What is clause 5 about?
source: ours
`,
  names,
);
