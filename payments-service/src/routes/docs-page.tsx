import { z } from 'zod';
import { htmlDocument } from '../lib/html-document';

const operationSchema = z.object({
  summary: z.string().optional(),
  description: z.string().optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        description: z.string().optional(),
      }),
    )
    .optional(),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.object({ description: z.string() })),
});
const documentSchema = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()).default({}) }),
});

const STYLE = `
body{margin:0;background:#F1EDE2;color:#0F0F0D;font:16px/1.5 system-ui,sans-serif}
main{max-width:820px;margin:0 auto;padding:32px 16px 64px}
h1{font-size:40px;letter-spacing:-.03em;margin:0 0 8px}
section{border-top:1px solid #0F0F0D;padding:16px 0 24px}
h2{font:600 17px/1.4 ui-monospace,monospace;margin:0;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%;margin-top:8px}
th,td{text-align:left;vertical-align:top;padding:4px 16px 4px 0;border-bottom:1px solid #D9D3C4}
th{width:14em;font-weight:400;font-family:ui-monospace,monospace}
pre{background:#fff;padding:12px;overflow:auto;font-size:13px}
a{color:inherit}
summary{cursor:pointer}`;

/** A page for people, made of the OpenAPI document on the server: no script. */
export function docsPage(document: unknown): string {
  const { info, paths, components } = documentSchema.parse(document);
  return htmlDocument(
    { title: `${info.title}: calls`, more: `<style>${STYLE}</style>` },
    <body>
      <main>
        <h1>{info.title}</h1>
        <p>{info.description}</p>
        <p>
          <a href="openapi.json">OpenAPI document</a>
        </p>
        {Object.entries(paths).flatMap(([path, operations]) =>
          Object.entries(operations).map(([method, operation]) => (
            <Operation path={path} method={method} operation={operation} />
          )),
        )}
        <h1>Shapes</h1>
        {Object.entries(components.schemas).map(([name, schema]) => (
          <section id={name}>
            <h2>{name}</h2>
            <Json value={schema} />
          </section>
        ))}
      </main>
    </body>,
  );
}

interface OperationProps {
  path: string;
  method: string;
  operation: z.infer<typeof operationSchema>;
}

function Operation({ path, method, operation }: OperationProps) {
  return (
    <section>
      <h2>
        {method.toUpperCase()} {path}
      </h2>
      <p>{operation.summary}</p>
      {operation.description && (
        <p>
          <Prose text={operation.description} />
        </p>
      )}
      <table>
        <tbody>
          {operation.parameters?.map((parameter) => (
            <tr>
              <th scope="row">
                {parameter.in} {parameter.name}
              </th>
              <td>
                <Prose text={parameter.description ?? (parameter.required ? 'required' : 'optional')} />
              </td>
            </tr>
          ))}
          {Object.entries(operation.responses).map(([status, response]) => (
            <tr>
              <th scope="row">{status}</th>
              <td>
                <Prose text={response.description} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {operation.requestBody !== undefined && (
        <details>
          <summary>Request body</summary>
          <Json value={operation.requestBody} />
        </details>
      )}
    </section>
  );
}

/** Text whose `quoted` parts are code. */
function Prose({ text }: { text: string }) {
  return <>{text.split('`').map((part, index) => (index % 2 === 0 ? part : <code>{part}</code>))}</>;
}

function Json({ value }: { value: unknown }) {
  return <pre tabindex={0}>{JSON.stringify(value, null, 2)}</pre>;
}
