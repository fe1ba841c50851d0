import { z } from 'zod';
import { engineApi } from '#contract/engine.ts';
import { engineChoice } from '#contract/engine-about.ts';
import { priceOf, type ModelPrices } from '#contract/prices.ts';
import { studioApi, type Generator } from '#contract/studio.ts';
import { Problem } from '#server/http/problem.ts';
import type { Shelf } from '#server/studio/index.ts';
import { Refused, type MakeCall } from './calls.ts';
import { tool, type McpTool } from './tool.ts';

/** Its options as JSON Schema, as a caller writes them. */
function optionsOf({ options }: Generator): object {
  const { $schema: _, ...schema } = z.toJSONSchema(options, { io: 'input', unrepresentable: 'any' });
  return schema;
}

/** The prices of work with a model; none where the key may not read them. */
const modelPricesBy = (call: MakeCall): Promise<ModelPrices> =>
  call(engineApi.get, {}).then(
    ({ prices }) => prices,
    (error: unknown) => {
      if (error instanceof Refused) return {};
      throw error;
    },
  );

const startOf = ({ wholeApi, partsApi }: Generator) => wholeApi?.overview ?? partsApi?.begin;

/** The tools that start tools of the Studio and read their results; none where the installation has no such tools. */
export function studioTools({ generators }: Shelf): McpTool[] {
  const [first, ...more] = [...generators.keys()];
  if (first === undefined) return [];
  const notebook_id = z.uuid().describe('From list_notebooks');
  const kind = z.enum([first, ...more]);
  const contractOf = (of: string): Generator => generators.get(of)!.contract;
  return [
    tool({
      name: 'list_results',
      scope: 'read',
      title: 'Results of a notebook',
      about: 'Lists what tools of the Studio made or are making in a notebook, the newest first, without the results.',
      input: z.strictObject({ notebook_id }),
      reads: true,
      run: async (call, { notebook_id: id }) => ({ data: await call(studioApi.jobs, { params: { id } }) }),
    }),
    tool({
      name: 'read_result',
      scope: 'read',
      title: 'One result',
      about:
        'Reads one result with its citations and their states. analysis_data is null until its status is "completed".',
      input: z.strictObject({
        notebook_id,
        tool: kind.describe('Its kind in list_results'),
        job_id: z.uuid().describe('From list_results or run_tool'),
      }),
      reads: true,
      quotes: true,
      run: async (call, { notebook_id: id, tool: of, job_id: jobId }) => ({
        data: (await call(contractOf(of).api.detail, { params: { id, jobId } })) as Record<string, unknown>,
      }),
    }),
    tool({
      name: 'describe_tools',
      scope: 'run',
      title: 'Tools of the Studio',
      about:
        'Lists what run_tool can start: whether it can read a whole notebook (if not, it needs a source), its options as JSON Schema and its price in tokens (with each: of each cell that is filled); price_with_model where the work of a language model costs another one.',
      input: z.strictObject({}),
      reads: true,
      run: async (call) => {
        const prices = await modelPricesBy(call);
        return {
          data: {
            tools: [...generators.values()].map(({ contract }) => ({
              tool: contract.kind,
              whole_notebook: startOf(contract) !== undefined,
              price: contract.price.tokens,
              ...(contract.partsApi && { each: true }),
              ...(!contract.alone &&
                contract.price.name in prices && { price_with_model: priceOf(contract.price, prices) }),
              options: optionsOf(contract),
            })),
          },
        };
      },
    }),
    tool({
      name: 'run_tool',
      scope: 'run',
      title: 'Run a tool of the Studio',
      about:
        'Starts a tool of the Studio for a source or, without one, for all sources of a notebook. It works in the background and costs tokens where the installation counts them; read_result tells when it is done.',
      input: z.strictObject({
        notebook_id,
        tool: kind,
        source_id: z
          .uuid()
          .optional()
          .describe('From list_sources; left out for all sources of the notebook, where the tool can read them'),
        options: z.record(z.string(), z.unknown()).optional().describe('As describe_tools says'),
        engine: engineChoice
          .optional()
          .describe('As of ask: leave it out unless the user says so; the notebook then decides'),
      }),
      reads: false,
      async run(call, { tool: of, source_id, ...body }) {
        const contract = contractOf(of);
        if (source_id !== undefined) return { data: await call(contract.api.start, { body: { ...body, source_id } }) };
        const whole = startOf(contract);
        if (!whole) throw new Problem('INVALID', { fields: { source_id: 'missing' } });
        return { data: (await call(whole, { body })) as Record<string, unknown> };
      },
    }),
  ];
}
