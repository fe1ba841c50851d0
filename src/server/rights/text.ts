import type { RightsRequest, RightsType } from '#contract/rights.ts';
import { whenIn, type LetterKind } from '#server/mail/index.ts';

type Happened = { at: Date; appUrl: string };
const toRights = (appUrl: string): string => `${appUrl}/profile?tab=security`;

/** The notice that the account was blocked by its owner. */
export const blockedLetter: LetterKind<Happened> = {
  kind: 'account-blocked',
  words: {
    en: ({ at, appUrl }) => ({
      subject: 'The use of your data is blocked',
      paragraphs: [
        `On ${whenIn('en', at)} you blocked the use of your data in Fojas. Everything is kept as it is, and nothing is done with it: nothing is read, answered or sent to anybody. What was being worked on waits, with its tokens.`,
        'You can lift the block at any time. If it was not you, change your password.',
      ],
      action: { label: 'See the block', url: toRights(appUrl) },
    }),
    es: ({ at, appUrl }) => ({
      subject: 'El uso de tus datos está bloqueado',
      paragraphs: [
        `El ${whenIn('es', at)} bloqueaste el uso de tus datos en Fojas. Todo se conserva como está y nada se hace con ello: nada se lee, se responde ni se envía a nadie. Lo que estaba en curso espera, con sus tokens.`,
        'Puedes levantar el bloqueo cuando quieras. Si no fuiste tú, cambia tu contraseña.',
      ],
      action: { label: 'Ver el bloqueo', url: toRights(appUrl) },
    }),
  },
};

/** The notice that the block was lifted. */
export const unblockedLetter: LetterKind<Happened> = {
  kind: 'account-unblocked',
  words: {
    en: ({ at, appUrl }) => ({
      subject: 'The use of your data goes on',
      paragraphs: [
        `On ${whenIn('en', at)} you lifted the block of your data in Fojas. Pending work was resumed.`,
        'If it was not you, change your password.',
      ],
      action: { label: 'Open my notebooks', url: `${appUrl}/dashboard` },
    }),
    es: ({ at, appUrl }) => ({
      subject: 'El uso de tus datos sigue',
      paragraphs: [
        `El ${whenIn('es', at)} levantaste el bloqueo de tus datos en Fojas. Lo que esperaba sigue ahora.`,
        'Si no fuiste tú, cambia tu contraseña.',
      ],
      action: { label: 'Abrir mis cuadernos', url: `${appUrl}/dashboard` },
    }),
  },
};

const TYPES: Record<'en' | 'es', Record<RightsType, string>> = {
  en: {
    access: 'Access',
    rectification: 'Rectification',
    deletion: 'Deletion',
    objection: 'Objection',
    portability: 'Portability',
    blocking: 'Blocking',
    other: 'Another matter',
  },
  es: {
    access: 'Acceso',
    rectification: 'Rectificación',
    deletion: 'Supresión',
    objection: 'Oposición',
    portability: 'Portabilidad',
    blocking: 'Bloqueo',
    other: 'Otro asunto',
  },
};

type Answered = { request: RightsRequest; appUrl: string };
/** To whoever asked: what was decided, or that it takes longer and why. */
export const answeredLetter: LetterKind<Answered> = {
  kind: 'request-answered',
  usefulHours: 7 * 24,
  words: {
    en: ({ request: { type, outcome, answer, due_at, received_at }, appUrl }) => ({
      subject: outcome === null ? 'Your request takes longer' : 'Your request was answered',
      paragraphs: [
        outcome === null
          ? 'We need more time for your request about your data. The law allows that once.'
          : outcome === 'granted'
            ? 'Your request about your data was granted.'
            : 'Your request about your data was refused. You can take it to the Agencia de Protección de Datos Personales.',
        ...(answer ?? '').split(/\n+/),
      ],
      action: { label: 'See my requests', url: toRights(appUrl) },
      facts: [
        ['Right', TYPES.en[type]],
        ['Asked', whenIn('en', new Date(received_at))],
        ...(outcome === null ? ([['Answered by', whenIn('en', new Date(due_at))]] as const) : []),
      ],
    }),
    es: ({ request: { type, outcome, answer, due_at, received_at }, appUrl }) => ({
      subject: outcome === null ? 'Tu solicitud tomará más tiempo' : 'Respondimos tu solicitud',
      paragraphs: [
        outcome === null
          ? 'Necesitamos más tiempo para tu solicitud sobre tus datos. La ley lo permite una vez.'
          : outcome === 'granted'
            ? 'Tu solicitud sobre tus datos fue acogida.'
            : 'Tu solicitud sobre tus datos fue rechazada. Puedes reclamar ante la Agencia de Protección de Datos Personales.',
        ...(answer ?? '').split(/\n+/),
      ],
      action: { label: 'Ver mis solicitudes', url: toRights(appUrl) },
      facts: [
        ['Derecho', TYPES.es[type]],
        ['Pedida', whenIn('es', new Date(received_at))],
        ...(outcome === null ? ([['Respuesta hasta', whenIn('es', new Date(due_at))]] as const) : []),
      ],
    }),
  },
};

type Waiting = { id: string; type: RightsType; due_at: Date; percent: number };
/** To the operator: a request waits. It names nobody. */
export const reminderLetter: LetterKind<Waiting> = {
  kind: 'request-reminder',
  usefulHours: 7 * 24,
  words: {
    en: ({ id, type, due_at, percent }) => ({
      subject: `A request about data waits: ${percent} % of its time has passed`,
      paragraphs: [`Answer it with: npm run fojas -- requests show ${id}`],
      facts: [
        ['Right', TYPES.en[type]],
        ['Answer by', whenIn('en', due_at)],
      ],
    }),
    es: ({ id, type, due_at, percent }) => ({
      subject: `Una solicitud sobre datos espera: pasó el ${percent} % de su plazo`,
      paragraphs: [`Respóndela con: npm run fojas -- requests show ${id}`],
      facts: [
        ['Derecho', TYPES.es[type]],
        ['Responder hasta', whenIn('es', due_at)],
      ],
    }),
  },
};
