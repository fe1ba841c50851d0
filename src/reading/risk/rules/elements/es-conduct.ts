import { AT_WILL } from '../wording.ts';
import { both, near, nearWithout, type Element } from './element.ts';

const BARRED =
  '(?:abst(?:ener|endr|eng)\\w*|no (?:podra|podran|debera|deberan|puede|pueden)|se obliga a no|se compromete a no|prohib\\w*|veda\\w*|renuncia a)';
const CLAIM =
  'acci(?:on|ones)|demandas?|recursos?|reclam\\w*|denuncias?|juicios?|quejas?|querellas?|excepci\\w*|defensas?';
const AUTHORITY =
  'autorid\\w*|inspeccion|tribunal\\w*|fiscal\\w*|organismo|sindicato|servicio|policia|carabineros|ministerio|superintendencia|sernac|direccion del trabajo|prensa|abogados?';
const EVERY =
  'cualquier\\w*|ningun\\w*|tod[oa]s?|otr[oa]s?|region|pais|mundo|territorio|rubro|industria|restaurantes|empresas?|clientes?';

/** What one may not do, give up or lose, and what the other may do alone, in contracts in Spanish. */
export const CONDUCT_ES: readonly Element[] = [
  {
    rule: 'es-waived-by-law',
    any: [
      near(
        60,
        '(?:no (?:podra|podran|tendra derecho a)|nada (?:podra|podran)|renuncia\\w* a|se obliga a no|se compromete a no)',
        '(?:inici|interpon|deduc|ejerc|entabl|present|formul|intent|demand|reclam|opon|aleg|acud|recurr)\\w*',
        `${CLAIM}|derechos?|sernac|tribunal\\w*|empresa|prescripcion|por concepto`,
      ),
      near(
        80,
        '(?:abandona|pierde|cede|declina|deja sin efecto) (?:desde ya )?(?:su|el|todo|cualquier) (?:derecho|accion)',
        `${CLAIM}|demandar|reclamar|cobrar|indemniz\\w*`,
      ),
    ],
    yes: [
      'El inquilino no podra iniciar acciones judiciales contra el dueño.',
      'La asesora se compromete a no interponer reclamo alguno por este contrato.',
      'El autor abandona su derecho a reclamar por los cambios.',
    ],
    no: ['Las partes podran ejercer las acciones que la ley les concede.'],
  },
  {
    rule: 'es-forbids-reporting',
    any: [
      near(
        60,
        BARRED,
        '(?:denunci|declar|colabor|comparec|inform(?:ar|e)\\b|habl|convers|acud|concurr|comunic|formular denuncias)\\w*',
        `(?:${AUTHORITY})`,
      ),
      near(
        60,
        '(?:no|jamas|nunca|tampoco) (?:habl|declar|acud|concurr|colabor|denunci|comunic|inform)(?:ara|aran|ira|iran)',
        `(?:${AUTHORITY})`,
      ),
    ],
    yes: [
      'El trabajador se compromete a no formular denuncias ante autoridad alguna.',
      'No hablara con la inspeccion ni con abogados sobre lo que vea en el local.',
    ],
    no: ['La reserva no impide denunciar hechos ante la autoridad.'],
  },
  {
    rule: 'es-not-elsewhere',
    any: [
      near(
        60,
        BARRED,
        '(?:trabaj|prest|emple|desempeñ|dedic|colabor|asesor|contratar|particip|inver|labor|ejerc)\\w*',
        `(?:${EVERY})`,
      ),
    ],
    yes: [
      'Mientras rija el contrato se abstendra de trabajar para cualquier otro medio.',
      'Por tres años no podra emplearse en restaurantes, hoteles o bares de la region.',
    ],
    no: ['Podra trabajar para otros clientes que no sean competidores directos.'],
  },
  {
    rule: 'es-work-overtime',
    any: [
      both(
        120,
        '(?:horas?|tiempo|sobretiempo|jornada|trabajo) (?:extra\\w*|adicional\\w*|que exced\\w*)|sobretiempo|excedan (?:de )?la jornada',
        '(?:se )?(?:entiend|consider|encuentr|estar|hall)\\w* (?:ya )?(?:pagad|incluid|comprendid|remunerad|compensad)\\w*|no (?:se pagar|dar|generar)\\w*',
      ),
    ],
    yes: [
      'El sobretiempo se entiende pagado dentro del sueldo.',
      'Las horas que excedan la jornada se consideran incluidas en la remuneracion.',
    ],
    no: ['Las horas extraordinarias se pagaran con un recargo del cincuenta por ciento.'],
  },
  {
    rule: 'es-work-deducts',
    any: [
      both(
        140,
        '(?:descont|descuent|deduc|rebaj|reten)\\w*.{0,60}(?:sueldo|remuneraci\\w*|salario|liquidacion|finiquito|pago)',
        '(?:vajilla|quebr|quiebr|rotur|perd|falt|dañ|error|merma|robo|hurto|extrav|impag|caja|inventario|multa|atraso)\\w*',
      ),
    ],
    yes: [
      'Se descontara del sueldo el valor de la loza que se quiebre.',
      'La empresa deducira de la remuneracion los faltantes de caja.',
    ],
    no: ['Se descontaran del sueldo las cotizaciones previsionales.'],
  },
  {
    rule: 'es-work-personal-status',
    any: [
      both(
        100,
        '(?:encinta|embaraz|maternidad|gravidez|matrimonio|sindicali|afilia\\w* a (?:un |una |organizacion )?sindic)\\w*',
        '(?:expir|termin|cesar|caduc|concluir|despid|renunci|pondra fin|pleno derecho)\\w*',
      ),
    ],
    yes: [
      'Si quedare encinta, el contrato expirara de pleno derecho.',
      'El contrato terminara si la trabajadora contrae matrimonio.',
    ],
    no: ['La trabajadora embarazada gozara del fuero maternal.'],
  },
  {
    rule: 'es-work-watched',
    any: [
      both(
        120,
        '(?:leer|revisar|acceder|intervenir|grabar|registrar|monitorear|filmar|rastrear|vigilar|camaras)\\w*',
        '(?:privad|personal(?:es)?|vestidor|baño|camarin|domicilio|celular|conversacion)\\w*',
      ),
    ],
    yes: ['La empresa podra leer los mensajes privados del telefono.', 'Mantendra camaras en los vestidores y baños.'],
    no: ['La empresa podra revisar los equipos que entrega, previo aviso y con fines de seguridad.'],
  },
  {
    rule: 'es-no-remedy',
    any: [
      near(
        140,
        '(?:no|tampoco|jamas|nunca) (?:asum|tendr|tien|respond|habr|ser|estar|garantiz|contrae)\\w*',
        '(?:obligaci|deber|responsab|compens|indemniz|culpa|resarc|repar)\\w*',
        '(?:cualquiera|ningun|todo|bajo ninguna|caso alguno|aun|incluso|causa|motivo)',
      ),
    ],
    yes: ['Si el sistema se cae no asume obligacion de compensar, cualquiera sea la causa.'],
    no: ['No respondera de la interrupcion causada por fuerza mayor.'],
  },
  {
    rule: 'es-consumer-liability',
    any: [
      near(
        140,
        '(?:no|tampoco|jamas|nunca) (?:asum|tendr|tien|respond|habr|ser|estar|garantiz|contrae|indemniz)\\w*',
        '(?:cualquiera|ningun|bajo ninguna|caso alguno|aun|incluso|por (?:perdida|daño|falla|caida))',
      ),
    ],
    yes: ['La plataforma no asume deber de compensar, cualquiera sea la causa.'],
    no: ['La tienda no cobrara por el despacho dentro de la ciudad.'],
  },
  {
    rule: 'es-stop-at-will',
    any: [
      nearWithout(
        140,
        'aviso de|con (?:un )?aviso|preaviso|pagando',
        '(?:cerrar|suspender|bloquear|eliminar|cancelar|desactivar|expulsar|interrumpir|dar (?:por|de) (?:terminad|conclui|baja)|poner (?:fin|termino))\\w*',
        `${AT_WILL}|sin (?:explicar|expresar|indicar|dar|devolver|reembolsar)|bastando|el dia que`,
      ),
    ],
    yes: [
      'Podra cerrar la cuenta sin explicar el motivo.',
      'Puede dar por concluido el contrato el dia que quiera, bastando un mensaje.',
    ],
    no: [
      'Podra suspender el servicio con treinta dias de aviso si la factura sigue impaga.',
      'Podra poner termino en cualquier tiempo, con aviso de quince dias y pagando lo ejecutado.',
    ],
  },
  {
    rule: 'es-one-way-exit',
    any: [
      near(
        200,
        'puede (?:dar por|poner|dejar)|podra (?:dar por|poner|dejar|terminar)',
        '(?:el dia que|en cualquier|cuando|bastando|de inmediato)',
        '(?:en cambio|pero|mientras que|por su parte|; )',
        '(?:solo|unicamente|no) (?:podra|puede)',
      ),
    ],
    yes: [
      'La revista puede poner termino en cualquier momento; el autor, en cambio, solo podra hacerlo con tres meses de aviso.',
    ],
    no: ['Cualquiera de las partes podra poner termino con sesenta dias de aviso.'],
  },
  {
    rule: 'es-consumer-waiver',
    any: [
      near(
        100,
        '(?:no (?:tiene|tendra|procede|habra|existe|hay|corresponde)\\w*|renuncia\\w*|pierde)',
        '(?:retract|arrepent|desist|devoluci|reembols|garantia legal)\\w*',
      ),
    ],
    yes: ['El cliente no tiene derecho a arrepentirse ni a devolucion alguna.'],
    no: ['El cliente puede retractarse dentro de diez dias.'],
  },
  {
    rule: 'es-data-sold',
    any: [
      near(
        160,
        '(?:datos|informacion personal|imagen(?:es)?|fotografias?)(?!.{0,170}\\bno (?:l[ao]s? |se )?(?:comunic|ced|vend|transf|compart|entreg|us))',
        '(?:ced|vend|transfer|compart|comunic|entreg|utiliz|usar|usad|explot|divulg)\\w*',
        '(?:tercer|cualquier|fines? que|a quien|libremente|sin (?:limit|autoriz|consent|plazo))\\w*',
      ),
    ],
    yes: ['Los datos y la imagen del alumno se podran ceder a terceros para los fines que la academia determine.'],
    no: ['Los datos se usaran solo para prestar el servicio.'],
  },
  {
    rule: 'es-own-records-prove',
    any: [
      both(
        100,
        '(?:registros?|contabilidad|sistemas?|libros|liquidaci\\w+|estados? de cuenta|mediciones|planillas?)',
        '(?:unicamente|exclusivamente|plena prueba|prevalec\\w*|se estara|haran fe|hara fe|irrefutable|no admit\\w* prueba|valdran? solo)',
      ),
    ],
    yes: [
      'Valdran unicamente los registros de la empresa.',
      'Sus registros prevaleceran sobre cualquier otro medio de prueba.',
    ],
    no: ['Cada parte podra acompañar sus registros como prueba.'],
  },
  {
    rule: 'es-chooses-judge',
    any: [
      near(
        100,
        'arbitr\\w*|juez|tribunal',
        '(?:que|a quien|quien) (?:nombrar|designar|eleg|elij|escog|fij|indic)\\w*',
        '(?:la |el )?(?!camara|centro|comun|acuerdo|justicia)[a-zñ]{4,}',
      ),
    ],
    yes: ['Se resolvera por un arbitro que nombrara la empresa en Panama.'],
    no: ['Se resolvera por un arbitro designado de comun acuerdo.'],
  },
];
