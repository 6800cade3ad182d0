// The public HTTP API, as any bot may use it. Every error is a Refused.
import type {
  Account,
  GameCard,
  GameInfo,
  Growth,
  Hinted,
  Lobby,
  Me,
  Memory,
  Moved,
  NewTable,
  PasskeyAsked,
  Points,
  Refused,
  Start,
  TableState,
  TakeOver,
} from '$generated/messages';
import type { Language } from '../settings.svelte';

/** A refusal of the server. Its reason has a text of its own in the client: `refused-<reason>`. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.reason);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch('/api' + path, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  let refused: Refused = { type: 'refused', reason: 'internal' };
  try {
    refused = (await response.json()) as Refused;
  } catch {
    // not even a refusal: the server itself is in trouble
  }
  throw new Refusal(refused);
}
const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await ask(method, path, body)).json() as Promise<T>;
const textOf = async (path: string): Promise<string> => (await ask('GET', path)).text();
const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => json<GameCard[]>('GET', '/games'),
  game: (name: string) => json<GameInfo>('GET', `/games/${name}`),
  texts: (name: string, language: Language) => textOf(`/games/${name}/text/${language}.ftl`),
  rules: (name: string, language: Language) => textOf(`/games/${name}/rules/${language}`),

  me: () => json<Me>('GET', '/me'),
  beGuest: (name: string) => json<Me>('POST', '/guest', { name }),
  signUp: (name: string, password: string) => json<Me>('POST', '/account', { name, password }),
  signIn: (name: string, password: string) => json<Me>('POST', '/session', { name, password }),
  signOut: () => ask('DELETE', '/session'),
  account: () => json<Account>('GET', '/account'),
  setPassword: (password: string, current: string) =>
    json<Account>('PUT', '/account/password', { password, current }),
  askNewPasskey: (name: string) => json<PasskeyAsked>('POST', '/passkeys/options', { name }),
  addPasskey: (credential: Record<string, unknown>) => json<Me>('POST', '/passkeys', { credential }),
  removePasskey: (id: number) => ask('DELETE', `/passkeys/${id}`),
  askPasskey: () => json<PasskeyAsked>('POST', '/session/passkey/options'),
  usePasskey: (credential: Record<string, unknown>) => json<Me>('POST', '/session/passkey', { credential }),

  lobby: () => json<Lobby>('GET', '/lobby'),
  create: (plan: NewTable) => json<TableState>('POST', '/tables', plan),
  table: (id: string) => json<TableState>('GET', table(id)),
  join: (id: string, invite: string | null) =>
    json<TableState>('POST', `${table(id)}/join`, { invite, seat: null }),
  leave: (id: string) => ask('POST', `${table(id)}/leave`),
  start: (id: string, level: Start['level']) => json<TableState>('POST', `${table(id)}/start`, { level }),
  resign: (id: string) => ask('POST', `${table(id)}/resign`, {}),
  takeOver: (id: string, body: TakeOver) => ask('POST', `${table(id)}/takeover`, body),
  rematch: (id: string) => json<TableState>('POST', `${table(id)}/rematch`),
  at: (id: string, ply: number) => json<Moved>('GET', `${table(id)}/at/${ply}`),
  points: (id: string) => json<Points>('GET', `${table(id)}/points`),
  hint: (id: string, ply: number) => json<Hinted>('POST', `${table(id)}/hint`, { ply }),
  growth: (id: string) => json<Growth>('GET', `${table(id)}/growth`),
  upload: (record: string) => json<TableState>('POST', '/records', JSON.parse(record)),
  memory: (name: string) => json<Memory>('GET', `/memory/${name}`),
};
