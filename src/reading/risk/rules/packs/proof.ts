import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';

/** What proves, and what is signed in blank. */
export const proof = mirrored([
  {
    id: 'own-records-prove',
    area: 'waivers',
    level: 'high',
    kinds: 'any',
    byKind: {
      terms: {
        level: 'critical',
        basis: {
          law: 'ley_19496_consumidor',
          article: '16',
          quotation: 'Inviertan la carga de la prueba en perjuicio del consumidor',
        },
      },
    },
    yields: ['es-consumer-proof'],
    title: { es: 'Los registros de una parte hacen plena prueba', en: 'One side’s records are conclusive' },
    why: {
      es: 'Quien afirma la deuda o el defecto no tiene que probarlo.',
      en: 'Who claims a debt or denies a defect need not prove it.',
    },
    action: {
      es: 'Admitir toda prueba en contrario y dejar la carga donde la pone la ley.',
      en: 'Admit evidence to the contrary and leave the burden where the law puts it.',
    },
    basis: {
      law: 'codigo_civil',
      article: '1698',
      quotation: 'extinción al que alega aquéllas o ésta',
    },
    es: {
      any: [
        near(
          80,
          'registros?|libros|liquidacion\\w*|certificad\\w*|sistemas?|antecedentes',
          String.raw`(?:plena|suficiente|unica|irrefutable) prueba|(?:haran|hara|constitu\w+) (?:plena )?(?:prueba|fe)|no (?:podra\w* )?(?:ser )?(?:objet|impugn|discut)\w*`,
        ),
        near(
          60,
          'correspondera|sera de cargo|debera',
          '(?:al|el) (?:cliente|consumidor|socio|usuario|comprador)',
          'probar|acreditar',
        ),
      ],
      none: [/salvo prueba en contrario|(?<!no )admitira\w* prueba/],
      balanced:
        'Los registros de {{la parte}} se considerarán un antecedente más, que {{la otra parte}} podrá objetar con cualquier medio de prueba. La carga de la prueba será la que establece la ley.',
      ask: '¿Acepta que sus registros admitan prueba en contrario?',
      hit: 'Los registros de la empresa harán plena prueba de la deuda.',
      miss: ['Los registros de la empresa servirán de antecedente, salvo prueba en contrario.'],
    },
    en: {
      any: [
        near(40, 'records?|books|statements?|certificates?|accounts', 'conclusive|final and binding|irrefutable'),
        near(
          40,
          String.raw`(?:it is for|burden (?:of proof )?(?:is|shall be|lies|rests) on|shall bear the burden)`,
          'customer|consumer|user|client|buyer|you\\b',
          'prov\\w+',
        ),
      ],
      none: [/manifest error|rebuttable|evidence to the contrary/],
      balanced:
        'The records of {{the party}} are evidence that {{the other party}} may rebut by any means. The burden of proof is that of the law.',
      ask: 'Will you accept evidence against your own records?',
      hit: 'The lender’s records shall be conclusive evidence of the amount due.',
      miss: ['The records are evidence, save manifest error.'],
    },
  },
  {
    id: 'blanks-filled',
    area: 'formalities',
    level: 'high',
    kinds: 'any',
    yields: ['es-mandate-notes'],
    byKind: {
      terms: {
        level: 'critical',
        basis: {
          law: 'ley_19496_consumidor',
          article: '16',
          quotation:
            'Incluyan espacios en blanco, que no hayan sido llenados o inutilizados antes de que se suscriba el contrato',
        },
      },
      employment: {
        level: 'critical',
        basis: {
          law: 'codigo_trabajo',
          article: '177',
          quotation: 'El finiquito, la renuncia y el mutuo acuerdo deberán constar por escrito.',
        },
      },
    },
    title: { es: 'Documento firmado en blanco', en: 'Document signed in blank' },
    why: {
      es: 'Una parte podrá llenar después lo que la otra ya firmó.',
      en: 'One side may fill in later what the other has already signed.',
    },
    action: { es: 'Eliminarlo: no firmar con espacios por llenar.', en: 'Remove it: sign nothing with blanks.' },
    basis: {
      law: 'ley_18092_letra_pagare',
      article: '11',
      quotation: 'sujetándose en todo ello a las instrucciones que haya recibido de los obligados al pago',
    },
    es: {
      any: [
        near(80, 'llenar|completar|rellenar', '(?:espacios?|documentos?|pagares?|fechas?|montos?)? ?en blanco'),
        near(
          60,
          'firma\\w*|suscrib\\w*|entrega\\w*',
          '(?:finiquito|renuncia|pagares?|letra|documento|carta)\\b.{0,40}en blanco|sin fecha',
        ),
      ],
      none: [/no existen espacios|inutiliz|\bno se (firm|suscrib)|se prohibe/],
      balanced:
        'Este contrato no contiene espacios por llenar. Todo documento que se suscriba en relación con él indicará al firmarse su monto, su fecha y su vencimiento: {{monto}}, {{fecha}}, {{vencimiento}}.',
      ask: '¿Acepta eliminar la autorización para llenar espacios y todo documento firmado en blanco?',
      hit: 'El deudor autoriza a llenar los espacios en blanco del pagaré.',
      miss: ['No existen espacios en blanco en este contrato.'],
    },
    en: {
      any: [
        near(60, 'fill(?:s|ed)? in|complete', 'blanks?|blank spaces?'),
        near(60, 'signs?|signed|executes?|delivers?', '(?:release|note|resignation|document)s? in blank|undated'),
      ],
      balanced:
        'This Agreement has no blanks. Every document signed under it states its amount, date and maturity when it is signed: {{amount}}, {{date}}, {{maturity}}.',
      ask: 'Will you remove the authority to fill in blanks?',
      hit: 'The Borrower authorizes the Lender to fill in any blanks of the note.',
      miss: ['This Agreement contains no blank spaces and nothing is left open.'],
    },
  },
]);
