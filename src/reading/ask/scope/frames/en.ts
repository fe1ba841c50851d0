import { rules } from '../../../rules/block.ts';

const names = {
  paper: 'document | file | source | text',
  the: 'the | this | that | these | those | my | our | a | an',
  says: 'say | says | provide | provides | state | states | allow | allows | permit | permits | forbid | forbids | require | requires | contain | contains | cover | covers | include | includes | define | defines | have | commit',
};

/** Words before or behind the name of a document that say whether it is asked, in English. */
export const EN = rules(
  'en',
  `
[frame.in]
reason: What is asked stands in the document that follows.
find:   (in | under | per | according to | within) {the}? {paper}?
        (both | each) (of the)?
        (in | of | between) the two
yes:    in the lease
        in the document “Master Services Agreement”
        in the file “Annex 2”
        according to this source “Annex 2”
        per the text “Annex 2”
        under this agreement
        per the contract
        according to the act
        within the contract
        both contracts
        each of the leases
        in the two contracts
        of the two agreements
        between the two acts
no:     about the lease
source: ours

[frame.says]
reason: Asks what the document that follows says.
find:   (does | do | did) {the}
        (summarise | summarize) {the}
yes:    what does the lease say
        do these contracts renew
        did the agreement end
        summarise the act
        summarize the lease
no:     is the lease long
source: ours

[frame.of]
reason: Something is of the document that follows.
find:   of {the}
        {the}
yes:    rent of the lease
        the lease
no:     lease
source: ours

[frame.about]
reason: Asks about a document, not within it.
find:   (about | regarding | concerning | on) {the}
        (what is | sign | enter into | terminate | end | assign | renew) {the}
yes:    about the lease
        regarding the contract
        concerning the act
        on the lease
        what is a lease
        sign the contract
        enter into a contract
        terminate the lease
        end the agreement
        assign the lease
        renew the lease
no:     in the lease
source: ours

[frame.behind]
reason: The document before says something.
find:   not? {says}
yes:    the lease allows
no:     the lease signed
source: ours
`,
  names,
);
