import type { Language } from '#contract/language.ts';
import type { TransactionType } from '#contract/tokens.ts';

/** A line of the history in words; a tool of the Studio has words of its own. */
export const LINES: Record<Language, Record<TransactionType, string>> = {
  en: {
    chat_message: 'Question asked of your sources',
    no_answer: 'Tokens returned: your sources do not answer it',
    refund: 'Tokens returned: the work did not end well',
    adjustment: 'Tokens returned: less was used than reserved',
    welcome: 'Welcome to Fojas',
    bonus: 'Courtesy tokens',
    purchase: 'Token package bought',
    purchase_refund: 'Package returned: its money went back',
    chargeback: 'Payment reversed by the card issuer',
    reinstated: 'Payment confirmed after a reversal',
    debt: 'Tokens owed from a returned payment',
    account_closed: 'Account closed',
  },
  es: {
    chat_message: 'Pregunta a tus fuentes',
    no_answer: 'Tokens devueltos: tus fuentes no lo responden',
    refund: 'Tokens devueltos: el trabajo no terminó bien',
    adjustment: 'Tokens devueltos: se usó menos de lo reservado',
    welcome: 'Bienvenida a Fojas',
    bonus: 'Tokens de cortesía',
    purchase: 'Compra de un paquete de tokens',
    purchase_refund: 'Paquete devuelto: su dinero fue restituido',
    chargeback: 'Pago revertido por el emisor de la tarjeta',
    reinstated: 'Pago confirmado después de una reversa',
    debt: 'Tokens adeudados por un pago devuelto',
    account_closed: 'Cuenta cerrada',
  },
};
