import type { Language } from '#contract/language.ts';
import type { TransactionType } from '#contract/tokens.ts';

/** A line of the history in words. */
export const LINES: Record<Language, Record<TransactionType, string>> = {
  en: {
    chat_message: 'Question asked of your sources',
    conceptual_map: 'Concept map',
    quality_analysis: 'Document quality analysis',
    legal_risk_analysis: 'Legal risk analysis',
    doctrine_analysis: 'Doctrine analysis',
    jurisprudence_analysis: 'Jurisprudence analysis',
    audio_summary: 'Audio summary',
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
    conceptual_map: 'Mapa conceptual',
    quality_analysis: 'Análisis de calidad del documento',
    legal_risk_analysis: 'Análisis de riesgo legal',
    doctrine_analysis: 'Análisis de doctrina',
    jurisprudence_analysis: 'Análisis de jurisprudencia',
    audio_summary: 'Resumen de audio',
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
