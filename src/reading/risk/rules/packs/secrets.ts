import { mirrored } from '../mirror.ts';
import { near } from '../wording.ts';
import { AT_WILL_EN, MUTUAL_EN } from './english.ts';

/** Secrets and who may pass on what. */
export const secrets = mirrored([
  {
    id: 'secret-everything',
    area: 'confidentiality',
    level: 'high',
    kinds: ['nda', 'services', 'employment', 'distribution', 'licence', 'contract'],
    title: { es: 'Todo es confidencial, aun lo público', en: 'All is confidential, even what is public' },
    why: {
      es: 'Se responde por lo que ya se sabía o sabe cualquiera.',
      en: 'One answers for what was known or anyone knows.',
    },
    action: {
      es: 'Exceptuar lo público, lo ya conocido y lo desarrollado por separado.',
      en: 'Except what is public, already known or developed apart.',
    },
    basis: { law: 'codigo_civil', article: '1546', quotation: 'Los contratos deben ejecutarse de buena fe' },
    es: {
      any: [
        near(
          160,
          'informacion',
          String.raw`sea o no (?:de )?(?:\w+ )?(?:public|marcad|conocid)\w*|aun(?:que| cuando)?.{0,40}(?:public|conoc|dominio)\w*|de cualquier naturaleza|conocida con anterioridad`,
        ),
      ],
      all: [/public|conoc|dominio/],
      none: [/no (se considera|sera|incluye|comprende)|salvo|excepto|exclu/],
      balanced:
        'Es confidencial la información que {{la parte reveladora}} marque como tal. No lo es la que sea pública, la que {{la receptora}} ya conocía, la que reciba lícitamente de terceros o desarrolle por separado.',
      ask: '¿Acepta las excepciones usuales a la confidencialidad?',
      hit: 'Es confidencial toda información, sea o no de conocimiento público.',
      miss: ['No se considera confidencial la información de conocimiento público.'],
    },
    en: {
      any: [
        near(
          80,
          'everything|anything|all|whatever',
          '(?:is|are|counts as|shall be) (?:secret|confidential)',
          'included|including|even|public|known|press',
        ),
        near(
          140,
          'information',
          String.raw`whether or not\b.{0,40}(?:marked|public|known|confidential)|(?:even if|already) (?:public|known)|of any kind`,
        ),
      ],
      all: [/public|known|press|newspaper|published|heard/],
      none: [/does not include|shall not include|is not confidential|except|excluding/],
      balanced:
        'Information is confidential when {{the discloser}} marks it so. It is not where it is public, already known to {{the recipient}}, lawfully received from others, or developed apart.',
      ask: 'Will you accept the usual exceptions?',
      hit: 'Confidential Information means all information, whether or not public.',
      miss: ['Confidential Information does not include what is already public.'],
    },
  },
  {
    id: 'free-use',
    area: 'confidentiality',
    level: 'high',
    kinds: ['nda', 'distribution', 'contract', 'services'],
    title: { es: 'Una parte usa lo ajeno como quiera', en: 'One side uses the other’s information at will' },
    why: { es: 'El deber de reserva obliga a una sola parte.', en: 'The duty of secrecy binds one side only.' },
    action: { es: 'Fijar un fin común y deberes recíprocos.', en: 'Set one purpose and mutual duties.' },
    basis: { law: 'codigo_civil', article: '1546', quotation: 'Los contratos deben ejecutarse de buena fe' },
    es: {
      any: [
        near(120, 'podra', 'usar|utilizar|emplear', 'informacion', 'cualquier (?:fin|proposito)|compet\\w*|que estime'),
      ],
      none: [/solo|unicamente|\bno podra/],
      balanced: 'Cada parte usará la información de la otra solo para {{el fin}}, y la protegerá como la propia.',
      ask: '¿Acepta deberes recíprocos y un fin único?',
      hit: 'La empresa podrá usar la información para cualquier fin.',
      miss: ['La receptora usará la información solo para evaluar el negocio.'],
    },
    en: {
      any: [near(80, 'may use', '(?:\\w+ )?information', `any purpose|compet\\w*|${AT_WILL_EN}`)],
      none: [MUTUAL_EN, /only/],
      balanced: 'Each party uses the other’s information only for {{the purpose}} and protects it as its own.',
      ask: 'Will you accept mutual duties and one purpose?',
      hit: 'The Company may use the information for any purpose.',
      miss: ['Each party may use the information only for the Purpose.'],
    },
  },
  {
    id: 'passes-on-free',
    area: 'assignment',
    level: 'medium',
    kinds: 'any',
    except: ['loan'],
    title: { es: 'Una parte cede o subcontrata sin permiso', en: 'One side assigns or subcontracts freely' },
    why: { es: 'Puede terminar cumpliendo un desconocido.', en: 'A stranger may end up performing.' },
    action: {
      es: 'Exigir consentimiento y responsabilidad por el cesionario o subcontratista.',
      en: 'Require consent, and liability for the assignee or subcontractor.',
    },
    es: {
      any: [
        near(
          110,
          'podra|podran',
          'ceder|transferir|subcontratar|delegar',
          'libremente|cualquier tercero|sin (?:necesidad|autorizacion|consentimiento|aviso)',
        ),
      ],
      none: [/\bno podra|ninguna|datos/],
      balanced:
        'Ninguna de las partes podrá ceder ni subcontratar sin autorización escrita de la otra, que no se negará sin motivo fundado. Quien cede o subcontrata responde por el tercero.',
      ask: '¿Acepta pedir autorización para ceder o subcontratar?',
      hit: 'La empresa podrá ceder libremente este contrato a cualquier tercero.',
      miss: ['El cliente no podrá ceder el contrato sin autorización.'],
    },
    en: {
      any: [
        near(
          90,
          'may',
          'assign|transfer|subcontract|delegate',
          'freely|without (?:the )?(?:consent|notice|approval)|to anyone|any third party',
        ),
      ],
      none: [/may not|neither|no party|affiliate|data|information|content/],
      balanced:
        'Neither party may assign or subcontract without the other’s written consent, not to be unreasonably withheld. Who does so answers for the third party.',
      ask: 'Will you ask for consent to assign or subcontract?',
      hit: 'The Provider may subcontract the services without the consent of the Client.',
      miss: ['Neither party may assign this Agreement without consent.'],
    },
  },
]);
