import { dpd } from '../rule.ts';
import { type Pattern, words } from '../pattern.ts';

/** Clauses with "que": dequeísmo and queísmo. */
export const CLAUSES: readonly Pattern[] = [
  {
    id: 'es.dequeismo',
    category: 'gramatica',
    weight: 3,
    match: words(
      String.raw`\b(?<!(?:antes|después|idea|hecho|caso|vez|virtud|fin|seguro|segura|seguros|cuenta|razón|motivo) )((?:pens|cre|dij|dic|dig|opin|consider|afirm|sostuv|sostien|sostener|manifest|indic|señal|declar|expres|estim|conclu|resolv|resuelv|alega|aleg|argument|asever|pien|supon|supus|presum|imagin|asegur[oó]|confes|coment|explic|comunic[oó]|exig|pid|pidi|orden[oó]|advert|proh[ií]b|permit|neg|orden|mand)\p{L}{0,6})(?: (?:también|además|asimismo|igualmente|siempre|nunca|claramente))? de que\b`,
    ),
    unless: words(
      String.raw`^(creencia|consideraci|indicaci|declaraci|afirmaci|expresi|conclusi|estimaci|orden|explicaci|comunicaci|presunci|suposici|pensamiento|opini[oó]n|manifestaci|señal(?!ó)|indicio|argumento|creador|exigenc|indicador|decir|advertenc|digno|dicho|dicha|dije(?:ra)?|asegura|ordena|expresión|consideración|indicada|resolución|confesi|pide|exigible|indicativ|imagen|digna|dice de sí|expreso|expresa|advertid|convencid|estimativ)`,
    ),
    fix: '$1 que',
    say: { es: 'Dequeísmo: sobra «de» ante «que».', en: 'Superfluous "de" before "que".' },
    source: dpd('dequeísmo'),
    wrong: 'El testigo declaró de que pagó.',
    right: 'El testigo declaró que pagó.',
  },
  {
    id: 'es.dequeismo.impersonal',
    category: 'gramatica',
    weight: 3,
    match: words(
      String.raw`\b(es|era|fue|será|sería|resulta|parece) (posible|probable|necesario|fácil|difícil|importante|evidente|claro|obvio|cierto|conveniente|imposible|menester|procedente|efectivo) de que\b`,
    ),
    fix: '$1 $2 que',
    say: { es: 'Dequeísmo tras «es + adjetivo».', en: 'Superfluous "de".' },
    source: dpd('dequeísmo'),
    wrong: 'Es necesario de que firme.',
    right: 'Es necesario que firme.',
  },
  {
    id: 'es.dequeismo.alegra',
    category: 'gramatica',
    weight: 3,
    match: words(
      String.raw`\b(me|te|le|nos|les) (alegra|gusta|preocupa|molesta|interesa|consta|parece|sorprende|duele|encanta) de que\b`,
    ),
    fix: '$1 $2 que',
    say: { es: 'Dequeísmo: sobra «de».', en: 'Superfluous "de".' },
    source: dpd('dequeísmo'),
    wrong: 'Me consta de que pagó.',
    right: 'Me consta que pagó.',
  },
  {
    id: 'es.queismo',
    category: 'gramatica',
    weight: 3,
    match: words(
      String.raw`\b(a pesar|a fin|en vista|en virtud|al punto|la convicción|la certeza|no cabe duda|no hay duda|a sabiendas|a causa|en razón) que\b`,
    ),
    fix: '$1 de que',
    say: { es: 'Queísmo: falta «de» ante «que».', en: 'Missing "de" before "que".' },
    source: dpd('queísmo'),
    wrong: 'A pesar que pagó, demandó.',
    right: 'A pesar de que pagó, demandó.',
  },
  {
    id: 'es.queismo.constancia',
    category: 'gramatica',
    weight: 1.5,
    match: words(
      String.raw`\b(dejar|deja|dejan|dejo|dejó|dejaron|dejando|dejará|dejarán|déjase|déjese) ((?:expresa |especial )?constancia) que\b`,
    ),
    fix: '$1 $2 de que',
    say: { es: 'Queísmo: «dejar constancia de que».', en: 'Use "dejar constancia de que".' },
    source: dpd('queísmo'),
    wrong: 'Se deja constancia que ingresó ayer.',
    right: 'Se deja constancia de que ingresó ayer.',
  },
  {
    id: 'es.queismo.pron',
    category: 'gramatica',
    weight: 2,
    match: words(
      String.raw`\b(me|te|se|nos|os) (alegr|acuerd|acord(?!ó|aron)|arrepent|arrepient|enter|olvid|percat|convenc|convenz|jact|quej)(\p{L}{0,7}) que\b`,
    ),
    fix: '$1 $2$3 de que',
    say: { es: 'Queísmo con verbo pronominal: falta «de».', en: 'Pronominal verb needs "de que".' },
    source: dpd('queísmo'),
    wrong: 'Se enteró que vencía',
    right: 'Se enteró de que vencía',
  },
  {
    id: 'es.queismo.seguro',
    category: 'gramatica',
    weight: 2,
    match: words(
      String.raw`\b(estoy|está|están|estamos|esté|estaba|estaban|estar|son|es) (segur[oa]s?|convencid[oa]s?) que\b`,
    ),
    unless: words(String.raw`^es segur[oa] que`),
    fix: '$1 $2 de que',
    say: { es: 'Queísmo: «seguro de que».', en: 'Use "seguro de que".' },
    source: dpd('queísmo'),
    wrong: 'Está seguro que firmó',
    right: 'Está seguro de que firmó',
  },
];
