import { mirrored } from '../mirror.ts';
import { AT_WILL, near } from '../wording.ts';
import { AT_WILL_EN, MUTUAL_EN, MUTUAL_ES, SIXTY_UP } from './english.ts';

/** When one pays, renews and leaves. */
export const timing = mirrored([
  {
    id: 'pays-late',
    area: 'payment',
    level: 'high',
    kinds: 'any',
    except: ['loan', 'settlement'],
    title: { es: 'Pago a un plazo muy largo o a voluntad', en: 'Payment very late or at will' },
    why: {
      es: 'Quien presta financia a quien recibe; la factura se paga a treinta días, y la mora devenga interés.',
      en: 'Who performs finances who receives; late payment should bear interest.',
    },
    action: {
      es: 'Pagar a treinta días con interés por mora y objeciones fundadas.',
      en: 'Pay within thirty days, with interest for delay and reasoned objections.',
    },
    basis: {
      law: 'ley_19983_factura_ejecutiva',
      article: '2',
      quotation: 'en el plazo máximo de treinta días corridos contado desde la recepción de la factura',
    },
    es: {
      any: [
        near(
          60,
          String.raw`pagara\w*|se pagara`,
          String.raw`(?:cuando|una vez que|en la medida (?:en )?que|si) .{0,40}\b(?:pague|paguen|recaude|reciba|cobre|perciba)`,
        ),
        near(
          120,
          'pag(?:o|ara|aran|adera)\\b|boleta|factura|honorarios',
          String.raw`(?:(?:a|dentro de) )?(?:los |las )?(?:${SIXTY_UP})(?: \w+)? dias`,
        ),
        near(100, 'mora|atraso|retardo', 'no devengara\\w*|sin', 'intereses?|reajuste'),
        near(100, 'podra', 'retener|suspender|negar|rechazar', '(?:el )?pago|factura|boleta|honorario', AT_WILL),
      ],
      none: [/aviso|anticipacion|multa|renunci/],
      balanced:
        '{{La empresa}} pagará cada {{factura o boleta}} dentro de treinta días corridos desde su recepción. La mora devengará el interés corriente y la comisión legal. Solo podrá objetarla fundadamente y por escrito dentro de {{ocho}} días.',
      ask: '¿Acepta pagar a treinta días con interés por mora?',
      hit: 'Las facturas se pagarán a los noventa días de recibidas.',
      miss: ['Las facturas se pagarán a los treinta días.'],
    },
    en: {
      any: [
        near(60, 'invoices?|pay(?:able|ment|s)?', String.raw`within (?:${SIXTY_UP}) days`),
        near(60, 'withhold', 'payment', `${AT_WILL_EN}|not satisfied`),
      ],
      none: [/financial statements|accounts|notice/],
      balanced:
        '{{The company}} pays each invoice within thirty days of receipt. Late sums bear interest at {{rate}} % per year. An invoice may be disputed only in writing, with reasons, within {{ten}} days, and the undisputed part is paid.',
      ask: 'Will you pay within thirty days, with interest for delay?',
      hit: 'Invoices are payable within 120 days of receipt.',
      miss: ['Invoices are payable within 30 days of receipt.'],
    },
  },
  {
    id: 'renewal-trap',
    area: 'renewal',
    level: 'high',
    kinds: 'any',
    except: ['employment', 'company'],
    byKind: {
      terms: {
        level: 'critical',
        basis: {
          law: 'ley_19496_consumidor',
          article: '16',
          quotation: 'causen en perjuicio del consumidor, un desequilibrio importante en los derechos y obligaciones',
        },
      },
    },
    title: { es: 'Renovación automática difícil de evitar', en: 'Automatic renewal that is hard to avoid' },
    why: {
      es: 'El aviso exige una forma o una anticipación que casi nadie cumple, y el contrato sigue.',
      en: 'Notice needs a form or lead time that few will meet, and the contract goes on.',
    },
    action: {
      es: 'Aviso por correo electrónico con treinta días, y salida después de la renovación.',
      en: 'Notice by e-mail thirty days ahead, and a way out after renewal.',
    },
    basis: { law: 'codigo_civil', article: '1546', quotation: 'Los contratos deben ejecutarse de buena fe' },
    es: {
      any: [
        near(
          220,
          'renovara|renovacion|prorrog\\w*|renueva',
          'automatic\\w*|tacit\\w*|sucesiv\\w*',
          String.raw`(?:${SIXTY_UP})(?: \w+)? dias|(?:tres|cuatro|seis|doce) meses|notarial|carta certificada|personalmente`,
        ),
        near(
          120,
          'renovara|renovacion|prorrog\\w*|renueva',
          'automatic\\w*|tacit\\w*|sucesiv\\w*|indefinid\\w*',
          String.raw`(?:dos|tres|cuatro|cinco|seis|siete|ocho|diez|[2-9]) años|(?:veinticuatro|treinta y seis|cuarenta y ocho|sesenta|24|36|48|60)(?: \(\w+\))? meses`,
        ),
        near(160, 'solo podra|unicamente', 'termino|renuncia\\w*|cancel\\w*', 'notarial|personalmente|presencial\\w*'),
      ],
      none: [MUTUAL_ES],
      balanced:
        'Este contrato se renovará por períodos de {{un año}}, salvo aviso de cualquiera de las partes por correo electrónico con {{treinta}} días de anticipación. Renovado, {{la parte}} podrá terminarlo en cualquier mes con el mismo aviso.',
      ask: '¿Acepta el aviso por correo electrónico con treinta días de anticipación?',
      hit: 'El contrato se renovará automáticamente, salvo aviso por carta notarial con noventa días de anticipación.',
      miss: ['El contrato se renovará automáticamente, salvo aviso por correo con treinta días.'],
    },
    en: {
      any: [
        near(
          200,
          'renews?|renewal|extended',
          'automatic\\w*|successive',
          String.raw`(?:${SIXTY_UP}) days|(?:three|four|six|twelve) months|registered (?:letter|mail)|in person`,
        ),
        near(
          100,
          'renews?|renewal|extended',
          'automatic\\w*|successive',
          String.raw`(?:two|three|four|five|six|seven|ten|[2-9])[- ]years?|(?:twenty-four|thirty-six|forty-eight|sixty|24|36|48|60)(?: \(\w+\))? months`,
        ),
        near(80, 'can only be (?:cancel+ed|terminated)', 'letter|person|mail|notar\\w+'),
      ],
      none: [MUTUAL_EN],
      balanced:
        'This Agreement renews for periods of {{one year}} unless either party gives notice by e-mail {{thirty}} days before. After a renewal {{the party}} may end it in any month with the same notice.',
      ask: 'Will you accept notice by e-mail, thirty days ahead?',
      hit: 'It renews automatically unless notice is given at least 120 days before expiry.',
      miss: ['It renews automatically unless either party gives 30 days’ notice.'],
    },
  },
  {
    id: 'one-way-exit',
    area: 'termination',
    level: 'high',
    kinds: 'any',
    except: ['employment', 'terms'],
    title: { es: 'Solo una parte puede salir', en: 'Only one side may leave' },
    why: {
      es: 'Una parte termina cuando quiere y la otra queda atada hasta el final, o no cobra lo hecho.',
      en: 'One side ends it when it likes and the other is bound to the end, or unpaid for work done.',
    },
    action: {
      es: 'Hacer recíproca la facultad, con el mismo aviso y pago de lo ejecutado.',
      en: 'Make the right mutual, with the same notice and payment for what was done.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1545',
      quotation: 'no puede ser invalidado sino por su consentimiento mutuo o por causas legales',
    },
    es: {
      any: [
        near(
          200,
          String.raw`(?:dara|dar) por (?:conclui|termina|cerrad)\w*|podra (?:concluir|cesar|retirarse|salir)|pondra (?:fin|termino)`,
          String.raw`debera (?:complet|cumpl|permanec|esper|segui)\w*|en cambio|hasta el (?:final|termino)`,
        ),
        near(
          220,
          String.raw`podra\w*`,
          String.raw`poner\w* (?:fin|termino)|terminar|dejar sin efecto|resciliar`,
          String.raw`en cambio|no podra|debera avisar|sin (?:aviso|pago)|ni pago`,
        ),
      ],
      none: [MUTUAL_ES],
      balanced:
        'Cualquiera de las partes podrá terminar este contrato con {{treinta}} días de aviso escrito. Se pagará lo ejecutado y los gastos comprometidos hasta la fecha de término.',
      ask: '¿Acepta que ambas partes puedan terminar con el mismo aviso?',
      hit: 'La empresa podrá poner término al contrato en cualquier momento; el prestador, en cambio, deberá cumplir el plazo.',
      miss: ['Cualquiera de las partes podrá poner término con treinta días de aviso.'],
    },
    en: {
      any: [
        near(
          200,
          'may',
          'terminate|withdraw|end',
          String.raw`(?:may|shall|can) not|must give|without (?:payment|liability)|at any time without cause|without notice`,
        ),
        near(
          120,
          'indefinite(?:ly)? (?:period)?|for as long as',
          'free to (?:withdraw|leave|terminate)|may (?:withdraw|leave)',
        ),
      ],
      none: [MUTUAL_EN, /material breach|you may/],
      balanced:
        'Either party may end this Agreement on {{thirty}} days’ written notice. What was done and committed until then is paid.',
      ask: 'Will you let both parties leave with the same notice?',
      hit: 'The Company may terminate at any time; the Consultant may not terminate before the end of the term.',
      miss: ['Either party may terminate on thirty days’ notice.'],
    },
  },
]);
