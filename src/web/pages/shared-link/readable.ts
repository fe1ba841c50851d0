/** The Markdown of a note with the words of its quotations, without their addresses, which lead nowhere outside the notebook. */
export const readable = (markdown: string): string =>
  markdown.replace(/\[((?:\\.|[^\]\\])*)\]\(<?fojas:cita\/[^)\s>]*>?(?:\s+"[^"]*")?\)/g, '$1');
