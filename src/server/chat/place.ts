/** What seals the content of a message to its row. */
export const place = (id: string): string => `chat_messages.content_sealed:${id}`;
