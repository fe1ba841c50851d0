import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { languages, type Language } from '#contract/language.ts';
import { promptText } from './prompt-text.ts';

const KINDS = ['contract', 'ruling', 'law'] as const;

/** Puts the prompts on a server, one for each kind of document: named in the language of whoever asks, and made in the one that they say. */
export function addPrompts(server: McpServer, language: Language): void {
  const named = promptText[language];
  const argsSchema = {
    notebook_id: z.uuid().describe(named.notebook),
    source_id: z.uuid().optional().describe(named.source),
    language: z.enum(languages).optional().describe(named.language),
  };
  for (const kind of KINDS) {
    const { title, about: description } = named.kinds[kind];
    server.registerPrompt(kind, { title, description, argsSchema }, ({ notebook_id, source_id, language: said }) => {
      const t = promptText[said ?? language];
      const where = source_id ? t.sourceOf(source_id, notebook_id) : t.notebookOf(notebook_id);
      const questions = t.kinds[kind].questions.map((question, n) => `${n + 1}. ${question}`).join('\n');
      return { messages: [{ role: 'user', content: { type: 'text', text: t.task(where, questions) } }] };
    });
  }
}
