import { UNTITLED, isDefaultTitle } from '#contract/notebooks.ts';
import { websiteTitle } from '#contract/sources.ts';
import { saidOfField } from '#server/http/field-text.ts';
import { sentence } from '#server/http/text.ts';
import { LANGUAGE_NAMES } from '#web/account/use-change-language.ts';
import { menuText } from '#web/account/menu-text.ts';
import { accountText } from '#web/account/text.ts';
import { profileText } from '#web/account/profile-text.ts';
import { conversationText } from '#web/chat/conversation-text.ts';
import { chatText } from '#web/chat/text.ts';
import { formats } from '#web/i18n/format.ts';
import { words } from '#web/i18n/text.ts';
import { listText } from '#web/notebooks/list-text.ts';
import { removeText } from '#web/notebooks/remove-text.ts';
import { notebooksText } from '#web/notebooks/text.ts';
import { paneText } from '#web/notes/pane-text.ts';
import { notesText } from '#web/notes/text.ts';
import { notebookText } from '#web/pages/notebook/text.ts';
import { pagesText } from '#web/pages/text.ts';
import { sourcesText } from '#web/sources/text.ts';
import { websiteText } from '#web/sources/website-text.ts';
import { tokensText } from '#web/tokens/text.ts';
import { rows } from './row.ts';

const [common, notebooks, sources, account] = [words.en, notebooksText.en, sourcesText.en, accountText.en];
const LEGACY = 'Untitled Notebook';

/** What the first specification quotes: the notebook with its sources, chat and notes. */
export const workspace = [
  ...rows('1 §2', 'en', [
    ['Oops! Page not found', pagesText.en.notFound],
    ['Loading...', common.loading],
    ['English', LANGUAGE_NAMES.en],
    ['Most recent', listText.en.orders.recent],
    ['Title', listText.en.orders.title],
    ['Website', websiteText.en.website],
    ['Paste Text', sources.paste],
    ['AI response', notesText.en.ai],
    ['note', notesText.en.user],
    ['Preview', paneText.en.preview],
    ['Write', paneText.en.write],
    ['0 sources', chatText.en.none],
  ]),
  ...rows('1 §2', 'es', [
    ['Español', LANGUAGE_NAMES.es],
    ['Funciones', notebookText.es.functions],
    ['Notas', notebookText.es.notes],
  ]),
  ...rows('1 §3', 'en', [
    ['Untitled notebook', UNTITLED.en, 'the title of every notebook that nobody named'],
    [LEGACY, isDefaultTitle(LEGACY) ? LEGACY : '', 'taken for a title that nobody typed; the line above is shown'],
  ]),
  ...rows('1 §4', 'en', [
    ['Failed to fetch user profile.', menuText.en.profileFailed],
    ['Delete', common.remove],
    ['Deleting...', common.deleting],
  ]),
  ...rows('1 §5', 'en', [
    ['Notebook ID is required', saidOfField('notebook_id', 'missing', 'en'), 'of the calls that name it in their body'],
    ['Large content may take longer to process', sources.large],
    ['Source Name *', sources.nameLabel],
  ]),
  ...rows('1 §6', 'en', [['User not authenticated', common.notSignedIn]]),
  ...rows('1 §7', 'en', [['Website {n}: {url}', websiteTitle(1, '{url}').replace('1', '{n}')]]),
  ...rows('1 §8', 'en', [
    ["Notebook not found or you don't have permission to delete it.", removeText.en.removeErrors.notFound],
    ['Internal server error. Please try again later.', removeText.en.removeErrors.server],
    ['Internal server error. Please try again later.', sentence('INTERNAL', 'en')],
    ['Authentication required. Please log in again.', notebooks.authError],
    ['Authentication required. Please log in again.', sentence('UNAUTHENTICATED', 'en')],
    ['Network error. Please check your connection and try again.', common.network],
    ['Failed to delete the notebook. Please try again.', removeText.en.removeErrors.other],
    ['Error', common.error],
    ['Notebook deleted', removeText.en.removed],
    ['Update failed', notebooks.updateFailed],
    ['Could not update the notebook title. Please try again.', notebooks.updateFailedText],
    ['Failed to login.', account.loginFailed],
    ['Failed to register.', account.registerFailed],
    ['Failed to logout.', menuText.en.signOutFailed],
    ['Upload Error', sources.uploadError],
    ['Failed to upload {file}. Please try again.', sources.uploadFailed('{file}')],
    ['Update Error', sources.updateError],
    ['Update Error', profileText.en.updateError],
    ['Processing Error', sources.processingError],
    ['Failed to start document processing', sources.retryFailed],
    [
      'No notebook selected',
      notebooks.noneSelected,
      'where files are dropped on the profile: on the dashboard they begin a notebook',
    ],
    ['Upload Failed', sources.noneUploaded],
    ['No files were uploaded successfully', sources.noneUploadedText],
    ['An error occurred during file processing', sources.notTaken],
    ['Failed to add text source', sources.addFailed],
    ['Failed to add websites', websiteText.en.failed],
    ['Failed to update the source', sources.updateFailed],
    ['Failed to delete the source', sources.deleteFailed],
    ['Failed to send message. Please try again.', chatText.en.sendFailed],
    ['Failed to clear chat history', conversationText.en.clearFailed],
    ['Download Error', sources.downloadError],
    ['No processed sources found. Please add and process sources first.', chatText.en.noProcessed],
    ['No processed sources found. Please add and process sources first.', sentence('NO_SOURCES', 'en')],
    ['Files Uploaded', sources.filesUploaded],
    ['Success', common.success],
    ['Source updated', sources.updated],
    ['Source deleted', sources.deleted],
    ['and file removed', sources.deletedFile],
    ['Chat history cleared', conversationText.en.cleared],
  ]),
  ...rows('1 §8', 'es', [
    ['Tokens Insuficientes', tokensText.es.insufficient],
    ['Recargar Tokens', tokensText.es.recharge],
  ]),
  ...rows('1 §9', 'en', [
    ['Mar 5, 2024', formats('en').date('2024-03-05T12:00:00Z')],
    ['Delete this notebook?', removeText.en.removeTitle],
    ["You're about to delete this notebook and all of its content. This cannot be undone.", removeText.en.removeText],
  ]),
];
