// The public HTTP API, as any bot may use it. Every error is a Refused.
import type {
  Absent,
  Account,
  Analysed,
  Decision,
  Explore,
  Explored,
  Blocked,
  GameCard,
  GameInfo,
  Growth,
  Hinted,
  LessonBody,
  LessonCard,
  Lobby,
  Me,
  Memory,
  SoloRecords,
  Moved,
  MyGames,
  NewPreferences,
  NewTable,
  Notices,
  PasskeyAsked,
  PlayFrom,
  Peace,
  Points,
  Preferences,
  Previewed,
  Program,
  Refused as Told,
  Resign,
  Room,
  RoomSeat,
  Said,
  Session,
  Stand,
  Start,
  Subscription,
  TableState,
  TakeOver,
  Token,
  Unstand,
  Wishes,
  Weigh,
} from '$generated/messages';
import type { Language } from '../settings.svelte';

/** Why something was not done: what the server says, or that it can't be reached. */
export type Refused = Omit<Told, 'reason'> & { reason: Told['reason'] | 'unreachable' | 'no-push' };

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
  }).catch(() => {
    throw new Refusal({ type: 'refused', reason: 'unreachable' });
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
  byLink: (secret: string) => json<Me>('POST', '/session/link', { secret }),
  signOut: () => ask('DELETE', '/session'),
  sessions: () => json<Session[]>('GET', '/sessions'),
  notices: () => json<Notices>('GET', '/notices'),
  wish: (wishes: Wishes) => json<Notices>('PUT', '/notices', wishes),
  setMail: (address: string) => json<Notices>('PUT', '/notices/mail', { address }),
  addDevice: (device: Subscription) => json<Notices>('POST', '/notices/devices', device),
  removeDevice: (id: number) => json<Notices>('DELETE', `/notices/devices/${id}`),
  confirmMail: (secret: string) => ask('POST', '/notices/confirm', { secret }),
  stopMail: (secret: string) => ask('POST', `/notices/stop/${encodeURIComponent(secret)}`),
  endSession: (id: string) => ask('DELETE', `/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => ask('DELETE', '/sessions'),
  erase: (password: string) => ask('POST', '/account/erase', { password }),
  markProgram: (on: boolean) => json<Account>('PUT', '/account/program', { on }),
  shareGames: (on: boolean) => json<Account>('PUT', '/account/shares', { on }),
  tokens: () => json<Token[]>('GET', '/tokens'),
  newToken: (label: string) => json<Token>('POST', '/tokens', { label }),
  dropToken: (id: number) => ask('DELETE', `/tokens/${id}`),
  programs: () => json<Program[]>('GET', '/programs'),
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
  table: (id: string, invite = '') =>
    json<TableState>('GET', table(id) + (invite && `?invite=${encodeURIComponent(invite)}`)),
  join: (id: string, invite: string | null, seat: number | null = null) =>
    json<TableState>('POST', `${table(id)}/join`, { invite, seat }),
  leave: (id: string) => ask('POST', `${table(id)}/leave`),
  start: (id: string, level: Start['level']) => json<TableState>('POST', `${table(id)}/start`, { level }),
  changeRoom: (id: string, body: Partial<Room>) => json<TableState>('POST', `${table(id)}/room`, body),
  setSeat: (id: string, body: RoomSeat) => json<TableState>('POST', `${table(id)}/room/seat`, body),
  cancel: (id: string) => ask('POST', `${table(id)}/cancel`),
  resign: (id: string, body: Resign) => ask('POST', `${table(id)}/resign`, body),
  takeOver: (id: string, body: TakeOver) => ask('POST', `${table(id)}/takeover`, body),
  moreTime: (id: string, seat: number) => ask('POST', `${table(id)}/more`, { seat }),
  absent: (id: string, body: Absent) => ask('POST', `${table(id)}/absent`, body),
  comeBack: (id: string) => json<TableState>('POST', `${table(id)}/return`),
  forget: (id: string) => ask('POST', `${table(id)}/forget`),
  decline: (id: string) => json<TableState>('POST', `${table(id)}/rematch/decline`),
  stand: (id: string, body: Stand) => json<TableState>('POST', `${table(id)}/standing`, body),
  unstand: (id: string, body: Unstand) => json<TableState>('POST', `${table(id)}/standing/end`, body),
  rematch: (id: string) => json<TableState>('POST', `${table(id)}/rematch`),
  said: (id: string) => json<Said[]>('GET', `${table(id)}/chat`),
  tell: (id: string, text: string) => json<Said>('POST', `${table(id)}/chat`, { text }),
  peace: (id: string) => json<Peace>('GET', `${table(id)}/peace`),
  mute: (id: string, on: boolean) => ask('PUT', `${table(id)}/mute`, { on }),
  silence: (id: string, person: number, on: boolean) => ask('PUT', `${table(id)}/silenced/${person}`, { on }),
  report: (id: string, line: number, why: string) => ask('POST', `${table(id)}/chat/${line}/report`, { why }),
  blocks: () => json<Blocked[]>('GET', '/blocks'),
  block: (person: number, on: boolean) => json<Blocked[]>('PUT', `/blocks/${person}`, { on }),
  at: (id: string, ply: number) => json<Moved>('GET', `${table(id)}/at/${ply}`),
  points: (id: string) => json<Points>('GET', `${table(id)}/points`),
  hint: (id: string, ply: number) => json<Hinted>('POST', `${table(id)}/hint`, { ply }),
  growth: (id: string) => json<Growth>('GET', `${table(id)}/growth`),
  analyse: (id: string) => json<Analysed>('POST', `${table(id)}/analysis`),
  analysis: (id: string, since?: number) =>
    json<Analysed>('GET', `${table(id)}/analysis${since === undefined ? '' : `?since=${since}`}`),
  explore: (id: string, body: Explore) => json<Explored>('POST', `${table(id)}/explore`, body),
  weigh: (id: string, body: Weigh) => json<Decision>('POST', `${table(id)}/weigh`, body),
  branch: (id: string, body: PlayFrom) => json<TableState>('POST', `${table(id)}/branch`, body),
  upload: (record: string) => json<TableState>('POST', '/records', JSON.parse(record)),
  lessons: () => json<LessonCard[]>('GET', '/lessons'),
  lesson: (id: string) => json<LessonBody>('GET', `/lessons/${encodeURIComponent(id)}`),
  lessonPreview: (id: string, ply: number, value: number) =>
    json<Previewed>('GET', `/lessons/${encodeURIComponent(id)}/preview/${ply}/${value}`),
  lessonPoints: (id: string, ply: number) =>
    json<Points>('GET', `/lessons/${encodeURIComponent(id)}/points/${ply}`),
  lessonPlay: (id: string, ply: number) =>
    json<TableState>('POST', `/lessons/${encodeURIComponent(id)}/play`, { ply, level: 'novice' }),
  memory: (name: string) => json<Memory>('GET', `/memory/${name}`),
  myGames: (query: Record<string, string>) =>
    json<MyGames>('GET', `/my-games?${new URLSearchParams(Object.entries(query).filter(([, v]) => v))}`),
  settings: () => json<Preferences>('GET', '/settings'),
  setSettings: (body: Partial<NewPreferences>) => json<Preferences>('PUT', '/settings', body),
  archive: (id: string, on: boolean) => ask('POST', `${table(id)}/archive`, { on }),
  solo: (name: string) => json<SoloRecords>('GET', `/solo/${name}`),
};
