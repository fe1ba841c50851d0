import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';
import { MUTUAL_EN, MUTUAL_ES, TWO_UP } from './english.ts';

const WORK_5 = {
  law: 'codigo_trabajo',
  article: '5',
  quotation: 'irrenunciables, mientras subsista el contrato de trabajo',
} as const;

/** Services on fees, and work elsewhere. */
export const onFees = mirrored([
  {
    id: 'services-under-orders',
    area: 'services',
    level: 'critical',
    kinds: ['services'],
    bears: 'strong',
    title: { es: 'Señales de un contrato de trabajo', en: 'Signs of employment' },
    why: {
      es: 'Horario, asistencia e instrucciones hacen presumir un contrato de trabajo, con sus cotizaciones e indemnizaciones.',
      en: 'Hours, place and orders point to employment, with all its dues.',
    },
    action: {
      es: 'Quitar horario e instrucciones, o contratar como trabajador.',
      en: 'Remove hours and orders, or hire as an employee.',
    },
    basis: { law: 'codigo_trabajo', article: '8', quotation: 'hace presumir la' },
    es: {
      any: [
        near(
          140,
          String.raw`marcara?n?\b.{0,20}(?:entrada|salida|asistencia|tarjeta)|registrara?\b.{0,20}asistencia|cumplira?\b.{0,20}(?:horario|turno|jornada)|turnos que`,
          String.raw`jefatura|jefe|supervis\w*|vacaciones|permiso|instruccion\w*|turnos`,
        ),
        near(
          160,
          String.raw`lunes a viernes|jornada|horario|de \d{1,2}(?::\d\d)? a \d{1,2}`,
          String.raw`oficinas|asistencia|instruccion\w*|jefe|jefatura|supervis\w*|subordinacion|dependencia`,
        ),
      ],
      none: [/sin (sujecion|cumplir) .{0,20}horario|horario de atencion/],
      balanced:
        '{{El prestador}} organizará sus servicios con libertad, sin horario, control de asistencia ni subordinación, y responderá por los resultados de {{entregables}} en los plazos de {{plazos}}.',
      ask: '¿Acepta quitar horario, asistencia e instrucciones?',
      hit: 'El prestador cumplirá horario de lunes a viernes en las oficinas de la empresa.',
      miss: ['El prestador organizará su trabajo sin cumplir un horario.'],
    },
    en: {
      any: [
        near(
          140,
          String.raw`\d ?(?:a\.?m\.?|:00)|monday|working hours|offices`,
          String.raw`under the (?:direction|supervision|control)|vacation|supervis\w*|managers?|attendance`,
        ),
      ],
      none: [/not be required|free to set/],
      balanced:
        '{{The consultant}} sets its own hours, place and method, without supervision, and answers for {{deliverables}} by {{dates}}.',
      ask: 'Will you remove hours, place and supervision?',
      hit: 'The Consultant works Monday through Friday under the direction of the managers.',
      miss: ['The Consultant is free to set its hours.'],
    },
  },
  {
    id: 'services-claim-waived',
    area: 'waivers',
    level: 'critical',
    kinds: ['services'],
    violates: true,
    yields: ['es-waived-by-law'],
    title: { es: 'Renuncia a reclamar la relación laboral', en: 'Claim of employment waived' },
    why: {
      es: 'La naturaleza del vínculo la dan los hechos y los derechos laborales son irrenunciables.',
      en: 'Facts decide whether there is employment; it cannot be waived.',
    },
    action: { es: 'Eliminar la renuncia.', en: 'Remove the waiver.' },
    basis: WORK_5,
    es: {
      any: [
        near(
          120,
          String.raw`(?:no|jamas|nunca|tampoco) (?:podra|debera|alegar|sostend|reclamar|demandar|pretender)\w*|se obliga a no`,
          String.raw`trabajador\w*|laboral\w*|dependiente|subordinacion|vinculo`,
        ),
        near(
          120,
          'renunci\\w*',
          'relacion laboral|vinculo laboral|contrato de trabajo|derechos laborales|prestacion\\w* laboral\\w*|demandar',
        ),
      ],
      balanced:
        'Las partes declaran que los servicios se prestan sin subordinación. Esta declaración no impide a {{el prestador}} ejercer los derechos que la ley le reconozca según los hechos.',
      ask: '¿Acepta eliminar la renuncia, que no valdría?',
      hit: 'El prestador renuncia a demandar la existencia de una relación laboral.',
      miss: ['El contrato no da origen a relación laboral.'],
    },
    en: {
      any: [near(90, 'waives?', 'claim', 'employment|employee')],
      balanced:
        'The parties state that the services are independent. This does not keep {{the consultant}} from rights that the law gives on the facts.',
      ask: 'Will you remove the waiver?',
      hit: 'The Consultant waives any claim of employment status.',
      miss: ['The Consultant is an independent contractor.'],
    },
  },
  {
    id: 'not-elsewhere',
    area: 'restrictions',
    level: 'high',
    kinds: 'any',
    title: { es: 'No trabajar ni competir, demasiado', en: 'Not to work or compete, too widely' },
    why: {
      es: 'Sin pago, por años o en todas partes, impide ganarse la vida y puede ser inexigible.',
      en: 'With no pay, for years or everywhere, it bars a livelihood and may not stand.',
    },
    action: {
      es: 'Un año, un territorio y actividad precisos, con compensación.',
      en: 'A year, a precise area and trade, with compensation.',
    },
    basis: { law: 'constitucion', article: '19', quotation: 'la libre elección del trabajo' },
    es: {
      any: [
        near(
          120,
          String.raw`no (?:atender|prestar|trabajar|ejercer|competir|contratar|colaborar)a\w*`,
          String.raw`ningun\w*|persona alguna|cualquier|clientes?|pacientes?`,
        ),
        near(
          120,
          String.raw`(?:atender|prestar|trabajar|dedicar)\w*`,
          String.raw`(?:unica|sola|exclusiva)mente|solo (?:a|para)`,
          String.raw`(?:de|para|a) (?:la|el) (?:empresa|clinica|mandante|cliente|compañia|sociedad)`,
        ),
        near(
          200,
          String.raw`no podra\w*|se obliga\w* a no|prohib\w*`,
          String.raw`trabaj\w*|emple\w*|compet\w*|participar|prestar servicios|dedicarse|contratar`,
          String.raw`(?:${TWO_UP}) años|sin compensacion|todo el (?:territorio|pais)|en el pais|ningun otro cliente|sea o no competidor|cualquier (?:otro|pais)|en ningun|ningun`,
        ),
      ],
      none: [MUTUAL_ES, /embaraz|sindic|autorizacion escrita del arrend|informacion/],
      balanced:
        'Durante {{doce}} meses desde el término, {{la parte}} no prestará servicios a {{competidores directos}} en {{territorio}}, y recibirá por ello {{monto}} mensual. Durante el contrato podrá atender a otros clientes que no compitan con {{la empresa}}.',
      ask: '¿Qué plazo, territorio y compensación propone?',
      hit: 'Terminado el contrato no podrá trabajar en el rubro durante cinco años.',
      miss: ['No podrá prestar servicios a competidores directos durante seis meses, con compensación.'],
    },
    en: {
      any: [
        near(
          120,
          String.raw`stays? out|keeps? out|(?:may|shall|can) (?:take|accept|do) no|refrains? from`,
          String.raw`(?:${TWO_UP}) years|for life|for ever|forever|worldwide|any|trade|business|industry`,
        ),
        near(
          200,
          'shall not|may not|will not|agrees? not',
          String.raw`work|compete|engage|render|carry on|negotiate|hire|solicit|provide services|deal`,
          String.raw`(?:${TWO_UP}) years|anywhere|worldwide|no compensation|whether or not (?:a )?compet\w*|any other (?:person|client|entity)|indefinite|any (?:competitor|business|employee)`,
        ),
        near(160, String.raw`(?:${TWO_UP}) years`, 'shall not|may not', 'work|compete|engage|carry on|hire|solicit'),
      ],
      none: [MUTUAL_EN, /disclose|announce|licen[cs]e|assign/],
      balanced:
        'For {{twelve}} months after the end {{the party}} shall not work for {{direct competitors}} in {{area}} and is paid {{amount}} a month for it. During the term it may serve others who do not compete.',
      ask: 'What time, area and compensation do you offer?',
      hit: 'For five years after termination the Employee shall not work for any competitor.',
      miss: ['For six months the Employee shall not solicit clients, against payment.'],
    },
  },
]);
