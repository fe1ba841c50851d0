import { rules } from '../../../rules/block.ts';

/** Codes and laws by their common names in English, beside those that the references of a text tell. The id ends with the key of the norm. */
export const EN = rules(
  'en',
  `
[norm.codigo.trabajo]
reason: The labour code of Chile.
find:   (labor | labour | employment) code
yes:    the labor code
        the labour code
        the employment code
no:     the civil code
source: ours

[norm.codigo.civil]
reason: The civil code of Chile.
find:   civil code
yes:    the civil code
no:     the criminal code
source: ours

[norm.codigo.penal]
reason: The criminal code of Chile.
find:   (criminal | penal) code
yes:    the criminal code
        the penal code
no:     the civil code
source: ours

[norm.codigo.comercio]
reason: The commercial code of Chile.
find:   (commercial code | code of commerce)
yes:    the commercial code
        the code of commerce
no:     the civil code
source: ours

[norm.constitucion]
reason: The Constitution.
find:   constitution
yes:    the constitution
no:     the charter
source: ours

[norm.ley.19496]
reason: The consumer protection act of Chile.
find:   consumer (protection)? (act | law)
yes:    the consumer protection act
        the consumer law
no:     the consumer
source: ours
`,
);
