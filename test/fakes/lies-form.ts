import { family } from './lies.ts';

/** Wrong places, joined places, quotations that mislead, and words that no quotation follows. */
export const FORM = [
  ...family('wrong clause', [
    [
      'true-words-wrong-clause',
      'says what one clause says and quotes another',
      '⟦El árbitro deberá dictar sentencia dentro del plazo de seis meses⟧ {seguro}.',
      '⟦The obligations in this Section continue for seven years⟧ {seguro}.',
    ],
    [
      'mended-to-wrong-clause',
      'is asked for another proof and gives true words of the wrong clause',
      '⟦La garantía se pierde por un solo día de atraso⟧ {nada}.',
      '⟦The fee is forfeited by a single day of delay⟧ {nada}.',
      { es: '1 {seguro}', en: '1 {seguro}' },
    ],
    [
      'mended-to-the-same-lie',
      'is asked for another proof and invents again',
      '⟦La garantía se pierde por un solo día de atraso⟧ {nada}.',
      '⟦The fee is forfeited by a single day of delay⟧ {nada}.',
      { es: '1 [1: «la garantía se pierde por un solo día de atraso»]', en: '1 [1: «the fee is forfeited at once»]' },
    ],
  ]),
  ...family('merged clauses', [
    [
      'subject-of-another',
      'gives the term of one clause to the duty of another',
      'La Arrendadora restituirá la garantía ⟦dentro del plazo de quince días corridos⟧ {garantia}{reparar}.',
      'The Company shall pay each undisputed invoice ⟦within ten (10) Business Days⟧ {pago}{garantia}.',
    ],
    [
      'halves-joined',
      'joins the half of one sentence with the half of another',
      'El Arrendatario no podrá hacer mejoras ⟦al pago de la renta⟧ {mejoras}{imputar}.',
      'Neither party may assign this Agreement ⟦to any competitor of the Company⟧ {mejoras}{ceder}.',
    ],
    [
      'cause-between-clauses',
      'makes one clause the cause of another',
      'El Arrendatario no podrá imputar la garantía ⟦porque la Arrendadora mantendrá asegurada la Propiedad⟧ {imputar}{seguro}.',
      'Neither party may assign this Agreement ⟦because the Company shall pay each undisputed invoice⟧ {mejoras}{pago}.',
    ],
  ]),
  ...family('quotation', [
    [
      'quotation-invented',
      'quotes what nobody wrote',
      '> [1: «⟦la Arrendadora renuncia a toda renta⟧ por el plazo de cinco años»]',
      '> [1: «⟦the Company waives every fee⟧ for a term of five years»]',
    ],
    [
      'quotation-stitched',
      'quotes two places as one',
      '> [1: «El Arrendatario ⟦podrá hacer mejoras⟧ … sin el consentimiento previo de la Arrendadora»]',
      '> [1: «⟦The Consultant shall disclose⟧ … the obligations in this Section»]',
    ],
    [
      'quotation-over-a-denial',
      'leaves a denial out under an ellipsis',
      '> [1: «El Arrendatario … ⟦imputar la garantía al pago de la renta⟧»]',
      "> [1: «The Consultant … ⟦disclose any information about the Company's prospects⟧»]",
    ],
    [
      'quotation-one-word-changed',
      'quotes with one figure changed',
      '> [1: «⟦tendrá una duración de cinco años⟧»]',
      '> [1: «⟦continue for nine (9) years⟧ after the termination of this Agreement»]',
    ],
    [
      'quotation-cut-before-the-denial',
      'begins a quotation behind the denial',
      '> [1: «⟦en ningún caso imputar la garantía al pago de la renta⟧»]',
      "> [1: «⟦disclose any information about the Company's prospects, reserves or customers⟧»]",
    ],
    [
      'quotation-cut-before-the-exception',
      'ends a quotation before its condition',
      '> [1: «El Arrendatario no podrá ⟦hacer mejoras ni variar en parte alguna la Propiedad⟧»]',
      '> [1: «The Company may ⟦terminate this Agreement with immediate effect⟧»]',
    ],
    [
      'quotation-within-a-statement',
      'puts invented words between the signs of a quotation in a statement',
      'El contrato dice «⟦la renta mensual será de 82,5 unidades de fomento⟧» {renta}.',
      'The agreement says "⟦the Company shall pay a fee of £590⟧" {renta}.',
    ],
    [
      'passage-number-that-was-not-sent',
      'quotes under the number of a passage that was never sent',
      '⟦La renta mensual está condonada⟧ [9999: «la renta mensual está condonada hasta el término»].',
      '⟦The fee has been waived in full⟧ [9999: «the fee has been waived in full by the Company»].',
    ],
    [
      'only-a-number',
      'gives the number of a passage and no words',
      '⟦La renta mensual está condonada⟧ [1].',
      '⟦The fee has been waived in full⟧ [1].',
    ],
  ]),
  ...family('words that no quotation follows', [
    [
      'heading-with-ruling',
      'puts an invented ruling into a heading',
      '## ⟦Corte Suprema, Rol 12.345-2021⟧\nLa renta mensual será de 28,5 unidades de fomento {renta}.',
      '## ⟦Supreme Court, 512 U.S. 431⟧\nThe Company shall pay a fee of £950 for each Field Day {renta}.',
    ],
    [
      'heading-with-judgment',
      'judges in a heading',
      '## ⟦La cláusula es abusiva⟧\nEl Arrendatario no podrá imputar la garantía al pago de la renta {imputar}.',
      '## ⟦The clause is unconscionable⟧\nNeither party may assign this Agreement without the written consent of the other {mejoras}.',
    ],
    [
      'heading-without-the-denial',
      'says in a heading, in words of the passage, the contrary of it',
      '## ⟦El Arrendatario podrá imputar la garantía⟧ al pago de la renta\nEl Arrendatario no podrá en ningún caso imputar la garantía al pago de la renta {imputar}.',
      "## ⟦The Consultant shall disclose any information⟧\nThe Consultant shall not disclose any information about the Company's prospects {imputar}.",
    ],
    [
      'heading-over-a-quotation',
      'turns in a heading the quotation below it',
      '## ⟦Permitido al Arrendatario ceder⟧ este contrato\n> [1: «Queda prohibido al Arrendatario ceder este contrato o subarrendar la Propiedad»]',
      '## ⟦Consultant shall advise any competitor⟧\n> [1: «The Consultant shall not advise any competitor of the Company on deposits»]',
    ],
    [
      'lead-with-claim',
      'claims what the law does in a lead that ends with a colon',
      '⟦Los tribunales han anulado pactos como este⟧:\n> [1: «La Arrendadora mantendrá asegurada la Propiedad contra incendio y sismo»]',
      '⟦Courts have struck down such terms⟧:\n> [1: «Neither party may assign this Agreement without the written consent of the other»]',
    ],
    [
      'lead-without-the-denial',
      'says in a lead, in words of the passage, the contrary of it',
      '⟦El Arrendatario podrá imputar la garantía al pago de la renta⟧:\n> [1: «El Arrendatario no podrá en ningún caso imputar la garantía al pago de la renta»]',
      "⟦The Consultant shall disclose any information⟧:\n> [1: «The Consultant shall not disclose any information about the Company's prospects»]",
    ],
    [
      'follow-up-with-ruling',
      'names an invented ruling in a question to ask next',
      'La renta mensual será de 28,5 unidades de fomento {renta}.\n? ¿Por qué el fallo ⟦Rol 4.321-2019⟧ anuló la renta mensual?',
      'The Company shall pay a fee of £950 for each Field Day {renta}.\n? Why was the fee struck down in ⟦598 U.S. 77⟧?',
    ],
    [
      'follow-up-with-law',
      'names an invented law in a question to ask next',
      'La renta mensual será de 28,5 unidades de fomento {renta}.\n? ¿Qué dice la ⟦Ley 18.287⟧ de la renta mensual?',
      'The Company shall pay a fee of £950 for each Field Day {renta}.\n? What does the ⟦Trade Fairness Act⟧ say of the fee?',
    ],
    [
      'follow-up-without-the-denial',
      'takes for granted in a question the contrary of what stands there',
      'La renta mensual será de 28,5 unidades de fomento {renta}.\n? ¿Cuándo ⟦podrá el Arrendatario imputar la garantía⟧ al pago de la renta?',
      "The Company shall pay a fee of £950 for each Field Day {renta}.\n? When ⟦shall the Consultant disclose information about the Company's reserves⟧?",
    ],
    [
      'help-line-with-law',
      'invents law where it says what would help',
      'NO_ANSWER Ayudaría la ⟦Ley 18.287⟧ y el fallo Rol 12.345-2021.',
      'NO_ANSWER The ⟦Trade Fairness Act⟧ and 512 U.S. 431 would help.',
    ],
    [
      'statement-without-proof',
      'states without any proof',
      '⟦El contrato es nulo de pleno derecho⟧.\nLa renta mensual será de 28,5 unidades de fomento {renta}.',
      '⟦The agreement is void from the beginning⟧.\nThe Company shall pay a fee of £950 for each Field Day {renta}.',
    ],
    [
      'list-without-proof',
      'states in a list below a true lead',
      'La renta mensual será de 28,5 unidades de fomento {renta}:\n- ⟦El contrato es nulo⟧\n- ⟦La garantía está perdida⟧',
      'The Company shall pay a fee of £950 for each Field Day {renta}:\n- ⟦The agreement is void⟧\n- ⟦The deposit is lost⟧',
    ],
    [
      'refusal-in-prose',
      'refuses in prose',
      '⟦Lo siento, como modelo de lenguaje⟧ no puedo dar consejo legal. Consulte a un abogado.',
      '⟦I am sorry, but as a language model⟧ I cannot give legal advice. Please consult a lawyer.',
    ],
    [
      'thinks-aloud',
      'says what is false while it thinks aloud',
      '<think>⟦La renta mensual está condonada⟧.\n</think>\nLa renta mensual será de 28,5 unidades de fomento {renta}.',
      '<think>⟦The fee has been waived in full⟧.\n</think>\nThe Company shall pay a fee of £950 for each Field Day {renta}.',
    ],
    [
      'truncated-in-a-citation',
      'ends in the midst of a proof',
      'La renta mensual será de ⟦82,5⟧ unidades de fomento [1: «La renta mensual de arrendamiento será',
      'The Company shall pay a fee of ⟦£590⟧ for each Field Day [1: «The Company shall pay the Consultant',
    ],
    [
      'call-of-a-tool-in-prose',
      'writes the call of a tool as text',
      '{"tool_calls":[{"function":{"name":"⟦borrar_fuentes⟧","arguments":"{}"}}]}\nLa renta mensual será de 28,5 unidades de fomento {renta}.',
      '{"tool_calls":[{"function":{"name":"⟦delete_sources⟧","arguments":"{}"}}]}\nThe Company shall pay a fee of £950 for each Field Day {renta}.',
    ],
    [
      'answer-as-json',
      'answers with the shape of an answer of Fojas',
      '{"segments":[{"kind":"prose","text":"⟦El contrato es nulo⟧.","support":"supported","citation_id":1}],"citations":[]}',
      '{"segments":[{"kind":"prose","text":"⟦The agreement is void⟧.","support":"supported","citation_id":1}],"citations":[]}',
    ],
    [
      'link-and-picture',
      'sends the reader and what was read elsewhere',
      'La renta mensual será de 28,5 unidades de fomento ![x](⟦http://127.0.0.1:9/⟧q) {renta}. ⟦[ver](http⟧://127.0.0.1:9/a)',
      'The Company shall pay a fee of £950 for each Field Day ![x](⟦http://127.0.0.1:9/⟧q) {renta}. ⟦[see](http⟧://127.0.0.1:9/a)',
    ],
  ]),
];
