import { sentence } from '#server/http/text.ts';
import { passwordText } from '#web/account/password-text.ts';
import { profileText } from '#web/account/profile-text.ts';
import { menuText } from '#web/account/menu-text.ts';
import { accountText } from '#web/account/text.ts';
import { LANGUAGE_NAMES } from '#web/account/use-change-language.ts';
import { listText } from '#web/notebooks/list-text.ts';
import { legalPageText } from '#web/legal/text.ts';
import { pagesText } from '#web/pages/text.ts';
import { proofText } from '#web/ui/proof/text.ts';
import { shopText } from '#web/tokens/shop-text.ts';
import { tokensText } from '#web/tokens/text.ts';
import { MIDST, rows } from './row.ts';

const [account, password, profile, shop] = [accountText.en, passwordText.en, profileText.en, shopText.en];

/** What the third specification quotes: accounts, tokens and language. Its legal texts are checked where they stand. */
export const accounts = [
  ...rows('3 §2', 'en', [
    ['Oops! Page not found', pagesText.en.notFound],
    ['English', LANGUAGE_NAMES.en],
    ['no profile found', menuText.en.noProfile, MIDST],
    ['try another email', password.anotherEmail, MIDST],
    ['back to home', legalPageText.en.home, MIDST],
    ['Invalid Link', password.invalidLink],
    ['This password reset link is invalid or has expired', password.invalidLinkText],
    ['This password reset link is invalid or has expired', sentence('INVALID_RESET_TOKEN', 'en')],
  ]),
  ...rows('3 §2', 'es', [
    ['Español', LANGUAGE_NAMES.es],
    ['No hay transacciones registradas.', shopText.es.noMovements],
  ]),
  ...rows('3 §4', 'en', [
    ['excellent', shop.badge.excellent, MIDST],
    ['sufficient', shop.badge.sufficient, MIDST],
    ['low', shop.badge.low, MIDST],
    ['Error logging out. You will be redirected to login.', pagesText.en.signOutFailed],
  ]),
  ...rows('3 §5', 'en', [
    ['Please complete all fields.', password.complete],
    ["The passwords you entered don't match", password.mismatch],
    ['New passwords do not match.', password.mismatchNew],
    ['Password must be at least 6 characters long', account.passwordShort],
    ['Please enter your password to confirm.', proofText.en.passwordNeeded],
    ['No password reset token found in the URL', password.noToken],
  ]),
  ...rows('3 §5', 'es', [
    [
      'Debes aceptar los Términos de Servicio y la Política de Privacidad para continuar.',
      accountText.es.consentNeeded,
    ],
  ]),
  ...rows('3 §8', 'en', [
    ['Error deleting account', profile.removeFailed],
    ['Error changing password', password.changeFailed],
    ['Something went wrong. Please try again.', password.wrong],
    ['Sign In Error', account.signInFailed],
    ['Registration Error', account.signUpFailed],
    ['Failed to login.', account.loginFailed],
    ['Failed to register.', account.registerFailed],
    ['Error logging out. You will be redirected to login.', pagesText.en.signOutFailed],
    ['Could not save changes. Please try again.', profile.updateFailed],
    ['Update Error', profile.updateError],
    ['Error changing language. Please try again.', menuText.en.languageFailed],
    ['Error loading profile', menuText.en.profileLoadFailed],
    ['Error loading balance', shop.balanceFailed],
    ['Error loading notebooks', listText.en.loadError],
    ['There was an issue processing your payment. Please try again.', shop.returned.failed.text],
    ['Language changed to English', menuText.en.languageChanged.en],
  ]),
  ...rows('3 §8', 'es', [
    ['Error al crear la orden de compra', shopText.es.buyFailed],
    ['Tokens Insuficientes', tokensText.es.insufficient],
    ['Recargar Tokens', tokensText.es.recharge],
    [
      'No tienes tokens disponibles. Necesitas recargar para continuar usando las funciones de IA.',
      tokensText.es.alert.zero,
    ],
    ['Solo te quedan N tokens. Te recomendamos recargar pronto.', tokensText.es.alert.few('N')],
    ['Tienes N tokens restantes.', tokensText.es.alert.some('N')],
    ['Idioma cambiado a Español', menuText.es.languageChanged.es],
  ]),
];
