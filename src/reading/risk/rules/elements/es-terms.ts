import { AT_WILL } from '../wording.ts';
import { both, near, type Element } from './element.ts';

const DECIDES =
  '(?:decid|determin|defin|fij|estim|resolv|elij|eleg|escog|calcul|evalu|dispon|ubic|deslind|individualiz)\\w*';
const PRICE = 'precio|valor(?:es)?|renta|tarifas?|cuotas?|canon|arriendo|mensualidad|suscripcion|honorarios?';
const RAISES =
  '(?:ajust|reajust|modific|vari(?:ar|e)|aument|sub(?:ir\\b|e\\b|iran?\\b)|increment|recalcul|alz|elev|revis|corr(?:egir|ija))\\w*';
const ALL_LEFT =
  '(?:todas? (?:las |los )?|la totalidad de (?:las |los )?|la suma de (?:todas )?(?:las |los )?|cada una de las )(?:mensualidades|rentas|cuotas|meses|honorarios|eventos|sesiones)';
const LEFT =
  'pendientes?|restantes?|falt\\w*|que (?:rest|qued)\\w*|por (?:vencer|correr|devengar)|hasta (?:el (?:termino|fin|vencimiento)|completar)|no (?:devengad|vencid)\\w*';

/** Price, term, payment, penalties and what is lost, in contracts in Spanish. */
export const TERMS_ES: readonly Element[] = [
  {
    rule: 'es-object-open',
    any: [
      near(
        200,
        '(?:un |una )?(?:retazo|porcion|parte|franja|paño|fraccion|lote|unidad|superficie|departamento|parcela|estacionamiento|bodega|sitio|terreno)',
        'que (?:el |la |los )?[\\wñ ]{0,40}?(?:ubic|deslind|determin|asign|design|señal|individuali)(?:ara|aran|e|en|ce|zara)\\b|que .{0,40}(?:defin|escog)(?:ira|era|a)\\b',
      ),
      /\b(?:unidad|departamento|lote|estacionamiento|bodega|sitio|parcela) (?:que (?:se|le) )?(?:por )?(?:asign|defin|determin|design)\w*/,
    ],
    yes: [
      'Promete vender una porcion de unos mil metros que la vendedora determinara al momento de escriturar.',
      'Se promete en venta un departamento que la inmobiliaria asignara segun disponibilidad.',
      'Incluye un estacionamiento por definir.',
    ],
    no: ['Promete vender el lote 4 del plano archivado con el numero 300, que deslinda al norte con el lote 5.'],
  },
  {
    rule: 'es-price-open',
    any: [
      both(
        120,
        `(?:${PRICE})\\b.{0,60}(?:${RAISES})`,
        `${AT_WILL}|segun (?:su|sus)\\b|si (?:los|sus) costos|propio calculo|costos? .{0,30}aconsej\\w*`,
      ),
    ],
    yes: ['El precio podra ajustarse al alza si los costos de construccion asi lo aconsejan.'],
    no: ['El precio se reajustara segun la variacion de la unidad de fomento.'],
  },
  {
    rule: 'es-change-at-will',
    any: [
      both(
        90,
        `(?:${RAISES}|cambi\\w*|alter(?:ar|e)\\b)`,
        `${AT_WILL}|(?:cuando|como) lo (?:dese|estim|quier|consider)\\w*`,
      ),
      near(120, 'podra', RAISES, `(?:${PRICE})`, AT_WILL),
    ],
    yes: [
      'La academia puede variar el contenido y las condiciones cuando lo desee.',
      'Podra aumentar la tarifa en cualquier momento.',
    ],
    no: ['Toda modificacion constara por escrito y sera firmada por ambas partes.'],
  },
  {
    rule: 'es-deposit-lost',
    any: [
      near(
        160,
        '(?:sumas?|cantidad(?:es)?|dinero|pie|cuotas?|anticipo|arras|reserva|abonos?|valores|lo (?:entregad|pagad|abonad))\\w*',
        '(?:queda|perdera|retendr|hara suy|conserva|cedera|no (?:se )?(?:devolver|restituir|reembolsar|seran? (?:devuelt|restituid|reembolsad)))\\w*',
        'compensacion|indemnizacion|beneficio|favor|poder|titulo|definitiv\\w*|cualquiera|caso alguno|ningun',
      ),
    ],
    yes: [
      'Si el credito no fuere aprobado, las cantidades entregadas quedaran en poder de la vendedora como compensacion.',
      'Lo pagado no sera devuelto en caso alguno y se cedera a titulo de pena.',
    ],
    no: ['Las sumas entregadas se restituiran integramente si el credito es rechazado.'],
  },
  {
    rule: 'es-deposit-at-will',
    any: [
      near(
        200,
        'garantia|deposito',
        `(?:${DECIDES}|vera\\b)`,
        'si (?:corresponde|procede)|devol\\w*|restitu\\w*|reintegr\\w*|proporcion|monto',
      ),
      near(160, 'garantia|deposito', 'sin (?:que )?(?:deba )?(?:necesidad de )?(?:rendir|dar|justificar)'),
      near(160, 'garantia|deposito', '(?:devol|restitu|reintegr|reembols)\\w*', `${AT_WILL}`),
    ],
    yes: [
      'Entrega una garantia de un mes; el dueño decidira a su termino si procede restituirla.',
      'De la garantia podra disponer sin necesidad de rendir cuenta.',
      'La garantia se devolvera cuando lo estime la propietaria.',
    ],
    no: ['La garantia se restituira dentro de treinta dias, descontados los daños que se acrediten.'],
  },
  {
    rule: 'es-penalty-heavy',
    any: [
      near(
        120,
        '(?:cada|por) (?:dia|semana)s?',
        '\\d+ ?%|por ciento|recargo|multa',
        'acumul\\w*|mientras dure|sin (?:tope|limite)|hasta (?:el|su) pago',
      ),
      near(
        120,
        'recargo|multa|pena|interes penal|cargo',
        '(?:dos|tres|cuatro|cinco|seis|ocho|diez|doce|[2-9]|1\\d) (?:mensualidades|cuotas|rentas|veces|meses|sueldos)',
      ),
      near(120, `${ALL_LEFT}`, LEFT),
      near(
        160,
        'multa|pena|suma',
        'por cada|cada (?:infraccion|incumplimiento|vez)',
        'por (?:leve|minim|pequeñ)\\w*|sin (?:necesidad de )?(?:probar|acreditar|demostrar)|ademas de (?:los|las|todo)',
      ),
    ],
    yes: [
      'Cada dia de mora generara un recargo del 4 % de la cuota, acumulable mientras dure el atraso.',
      'Quien se atrase pagara un recargo equivalente a cuatro mensualidades.',
      'Si se retira antes, pagara la totalidad de las cuotas pendientes.',
      'Pagara una multa de 50 unidades de fomento por cada infraccion, por leve que sea.',
    ],
    no: ['La mora devengara el interes maximo convencional sobre la cuota vencida.'],
  },
  {
    rule: 'es-pays-late',
    any: [
      near(
        120,
        'pag(?:o|ara|aran|ar|ada|adas|aderos?)\\b',
        '(?:cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|[4-9]|1[0-2]) meses|(?:noventa|cien|ciento \\w+|doscientos|9\\d|1\\d\\d|2\\d\\d) dias',
      ),
      near(
        140,
        'diferir|postergar|aplazar|suspender|retener',
        'pago',
        'mientras|hasta que|cuando',
        'paguen?|reciba|disponga|cobre|cliente|mandante|auspiciador\\w*|fondos',
      ),
      near(
        140,
        'pag\\w+',
        '(?:cuando|una vez que|solo si|siempre que)',
        '(?:su |sus |el |los )(?:cliente|mandante|auspiciador|deudor)\\w*',
        'pag\\w+',
      ),
    ],
    yes: [
      'La empresa pagara dentro de los cinco meses siguientes a la boleta.',
      'Podra diferir el pago mientras su cliente no le pague a ella.',
      'La empresa pagara cuando su mandante le pague.',
    ],
    no: ['Las facturas se pagaran dentro de treinta dias de su recepcion.'],
  },
  {
    rule: 'es-interest-compound',
    any: [
      both(
        80,
        'intereses? (?:impagos?|no pagados?|vencidos?|atrasados?|adeudados?|devengados?)',
        '(?:nuevos|otros|mas) intereses|(?:devengar|generar|producir|correr|ganar)\\w* (?:a su vez )?(?:nuevos? )?interes\\w*|(?:sum|agreg|incorpor|capitaliz)\\w*.{0,20}capital',
      ),
      /\bintereses? sobre (?:los )?intereses/,
    ],
    yes: ['Sobre los intereses impagos correran nuevos intereses.', 'Se cobraran intereses sobre intereses.'],
    no: ['Los intereses no pagados no devengaran otro interes.'],
  },
  {
    rule: 'es-prepayment-barred',
    any: [
      near(
        60,
        'no (?:podra|se admit\\w*|se acept\\w*|procede\\w*|tendra derecho a)',
        '(?:pag|prepag|abon|amortiz|cancel|anticip|liquid)\\w*',
        '(?:antes d|anticipad)\\w*',
        '(?:sino|salvo|a menos|sin)|$',
      ),
      near(
        160,
        '(?:pago|prepago|pagar|cancelar|liquidar)\\w*',
        '(?:antes d|anticipad)\\w*',
        '(?:igual(?:mente)?|debera|obliga\\w*|pagara|abonando|pagando)',
        '(?:todos los |la totalidad de los |integr\\w*.{0,20})?intereses? (?:de todo|del (?:plazo|periodo)|futuros|no devengad|hasta|por vencer|pactad)',
      ),
    ],
    yes: [
      'No podra pagar antes del plazo sino abonando los intereses de todo el periodo.',
      'El prepago anticipado obligara a pagar todos los intereses hasta el vencimiento.',
    ],
    no: ['El deudor podra pagar antes del plazo, con una comision de un mes de intereses.'],
  },
  {
    rule: 'es-renewal-trap',
    any: [
      near(
        140,
        '(?:renov|extend|extiend|prorrog)\\w*',
        'salvo|a menos|si no|excepto|mientras no',
        'personalmente|presencial\\w*|carta (?:certificada|notarial)|ante notario|notarial\\w*|oficinas?|(?:noventa|cien|ciento \\w+|ciento|9\\d|1\\d\\d|2\\d\\d) dias|(?:tres|cuatro|cinco|seis) meses',
      ),
    ],
    yes: [
      'Se extiende por periodos anuales salvo que el socio concurra personalmente a darse de baja.',
      'Se renovara por dos años a menos que se avise con ciento cincuenta dias de anticipacion.',
    ],
    no: ['Se prorrogara por un año salvo aviso con treinta dias de anticipacion.'],
  },
  {
    rule: 'es-lease-improvements',
    any: [
      near(
        160,
        '(?:mejora|trabajo|obra|instalacion|arreglo|inversion)\\w*',
        '(?:ceder|cede|quedar|pasar|pertenecer|beneficio|favor)\\w*',
        '(?:no|sin|ningun\\w*) .{0,40}(?:reembols|pag|indemniz|compens|derecho|cargo|costo|devol)\\w*',
      ),
    ],
    yes: ['Toda obra que haga el ocupante cede en favor del dueño y no sera reembolsada.'],
    no: ['Las mejoras autorizadas por escrito se reembolsaran al termino del contrato.'],
  },
];
