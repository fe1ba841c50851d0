import { adding, bothWays, byTable, changing, swapOne, whole, type Way } from './way.ts';

const NEGATION = 'no|sin|ni|nunca|not|never|without';
const MODALS = 'podrá|podrán|puede|pueden|deberá|deberán|debe|deben|shall|must|may|will|can';
const CONDITION =
  'si|cuando|siempre que|en caso de que|en caso de|if|provided that|when|in the event that|in the event of';
const EXCEPTION =
  'salvo|excepto|sin perjuicio de|a menos que|con excepción de|unless|except|other than|subject to|notwithstanding';

/** A clause that begins with one of these words, up to the next comma or stop, taken out. */
const without = (id: string, list: string): Way =>
  changing(id, (words) => {
    const clause = new RegExp(`,?\\s*(?<![\\p{L}])(?:${list})(?![\\p{L}])[^,.;]{6,160}(?=[,.;]|$),?`, 'iu').exec(words);
    const left = clause ? (words.slice(0, clause.index) + words.slice(clause.index + clause[0].length)).trim() : '';
    return clause && left.split(' ').length >= 5 ? left : null;
  });

/** A modal of a sentence that denies nothing: "shall not" and "may not" forbid alike. */
const modal = (id: string, pairs: string): Way => {
  const { mislead } = byTable(id, pairs);
  return {
    id,
    mislead: (passage, draw) =>
      whole(`${NEGATION}|ningún|ninguna|ninguno|nadie|nada|tampoco|nothing|none|neither|nor|no`).test(passage.words)
        ? null
        : mislead(passage, draw),
  };
};

/** Turned senses: denial, duty, condition, exception, number, tense. */
export const SENSE: readonly Way[] = [
  changing('negation-added', (words, { chance }, language) =>
    swapOne(words, whole(MODALS), chance, (modal) => (language === 'es' ? `no ${modal}` : `${modal} not`)),
  ),
  changing('negation-removed', (words, { chance }) =>
    /whether or not|without limit/i.test(words)
      ? null
      : swapOne(words, new RegExp(`${whole(NEGATION).source}\\s`, 'giu'), chance, () => ''),
  ),
  byTable(
    'none-is-all',
    'ningún=todo ninguna=toda ninguno=todos nadie=todos none=all neither=either nothing=everything nunca=siempre never=always',
  ),
  modal(
    'must-is-may',
    'deberá=podrá deberán=podrán debe=puede deben=pueden shall=may must=may obligado=facultado required=permitted',
  ),
  modal(
    'may-is-must',
    'podrá=deberá podrán=deberán puede=debe pueden=deben may=shall can=must facultado=obligado permitted=required',
  ),
  byTable('may-is-may-not', 'podrá=no_podrá podrán=no_podrán puede=no_puede pueden=no_pueden may=may_not can=cannot'),
  byTable(
    'must-is-need-not',
    'deberá=no_está_obligado_a debe=no_está_obligado_a deberán=no_están_obligados_a shall=need_not must=need_not',
  ),
  byTable(
    'right-is-duty',
    'derecho=deber facultad=obligación right=obligation rights=obligations obligación=facultad obligations=rights',
  ),
  byTable(
    'allowed-is-forbidden',
    bothWays('permite=prohíbe permitido=prohibido permitted=prohibited permits=prohibits allowed=forbidden'),
  ),
  without('exception-dropped', EXCEPTION),
  without('condition-dropped', CONDITION),
  without('restriction-dropped', 'que no|durante|mientras|para el caso de|during|while|so long as|to the extent'),
  changing('exception-is-rule', (words, { chance }) =>
    swapOne(words, whole('salvo|excepto|except|unless|a menos que'), chance, (found) =>
      /except|unless/i.test(found) ? 'including' : 'incluso',
    ),
  ),
  byTable(
    'condition-is-exception',
    'si=salvo_que cuando=salvo_que if=unless when=unless unless=if siempre_que=salvo_que provided_that=unless',
  ),
  byTable('condition-is-fact', 'si=aunque if=even_if cuando=aunque when=even_when'),
  adding('exception-added', {
    es: [', salvo acuerdo en contrario', ', excepto en casos de fuerza mayor', ', a menos que se renuncie por escrito'],
    en: [', unless otherwise agreed', ', except in cases of force majeure', ', other than for affiliates'],
  }),
  adding('condition-added', {
    es: [
      ', siempre que se notifique por carta certificada',
      ', si así lo autoriza el juez',
      ', en caso de incumplimiento grave',
    ],
    en: [
      ', provided that notice is given by registered mail',
      ', if the board so approves',
      ', in the event of gross negligence',
    ],
  }),
  changing('only-dropped', (words, { chance }) =>
    swapOne(words, whole('sólo|solo|solamente|únicamente|exclusivamente|only|solely|exclusively'), chance, () => ''),
  ),
  changing('only-added', (words, { chance }, language) =>
    swapOne(words, whole(MODALS), chance, (modal) => (language === 'es' ? `solo ${modal}` : `${modal} only`)),
  ),
  changing('always-added', (words, { chance }, language) =>
    swapOne(words, whole(MODALS), chance, (modal) => (language === 'es' ? `siempre ${modal}` : `${modal} always`)),
  ),
  byTable(
    'some-is-all',
    'algún=todo alguna=toda algunos=todos algunas=todas some=all certain=all ciertos=todos parte_de=todo portion_of=all_of',
  ),
  byTable(
    'all-is-some',
    'todo=algún toda=alguna todos=algunos todas=algunas cada=algún cualquier=cierto all=some every=some each=some any=certain',
  ),
  byTable('and-is-or', bothWays('y=o and=or')),
  byTable(
    'to-come-is-done',
    'pagará=pagó será=fue serán=fueron quedará=quedó tendrá=tuvo podrá=pudo deberá=debió entregará=entregó resolverá=resolvió comunicará=comunicó shall_be=has_been will_be=was shall_have=had will_have=had shall_terminate=terminated shall_provide=provided shall_pay=paid',
  ),
  byTable(
    'done-is-to-come',
    'fue=será fueron=serán pagó=pagará resolvió=resolverá declaró=declarará rechazó=rechazará dispuso=dispondrá dictó=dictará tuvo=tendrá was=will_be were=will_be has_been=will_be had=will_have',
  ),
  byTable(
    'opposite',
    bothWays(
      'válido=nulo acoge=rechaza acogió=rechazó admisible=inadmisible procedente=improcedente aumento=disminución comprador=vendedor exclusivo=compartido gratuito=oneroso público=privado mayor=menor favorable=contraria inicio=término terminate=renew increase=decrease accept=reject valid=void exclusive=non-exclusive written=oral buyer=seller direct=indirect prior=later',
    ),
  ),
  byTable('same-is-other', bothWays('mismo=otro misma=otra mismos=otros same=other')),
];
