// The public HTTP API, as any bot may use it. Every error is a Refused.
import type {
  Absent,
  Account,
  Analysed,
  Daily,
  Decision,
  Explore,
  Explored,
  Blocked,
  Choices,
  Circle,
  Club,
  ClubLeaders,
  Clubs,
  GameCard,
  GameInfo,
  Growth,
  Hinted,
  Leaders,
  LessonBody,
  LessonCard,
  Lobby,
  Me,
  Memory,
  SoloRecords,
  Moments,
  Moved,
  MyGames,
  NewClub,
  NewPreferences,
  NewStudy,
  NewTable,
  NewTournament,
  Notices,
  PasskeyAsked,
  PlayFrom,
  Peace,
  Points,
  Preferences,
  Previewed,
  Profile,
  Program,
  PuzzleAnswer,
  PuzzleBody,
  PuzzleGuess,
  PuzzleHint,
  PuzzleList,
  Refused as Told,
  Resign,
  Room,
  RoomSeat,
  Said,
  Session,
  SetRole,
  Stand,
  Start,
  Study,
  Subscription,
  TableState,
  TakeOver,
  Token,
  Tournaments,
  TournamentState,
  Unstand,
  Wishes,
  Weigh,
} from '$generated/messages';
import type { Language } from '../settings.svelte';

/** Why a request failed: the server refused it, or it can't be reached. */
export type Refused = Omit<Told, 'reason'> & { reason: Told['reason'] | 'unreachable' | 'no-push' };

/** A refusal of the server. Its reason has a text of its own in the client: `refused-<reason>`. */
export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.reason);
  }
}

const PATIENCE = 15_000; // to wait for an answer, since a dead connection raises no error
const THINKING = 120_000; // … where the server searches or waits for news

const unreachable = (): never => {
  throw new Refusal({ type: 'refused', reason: 'unreachable' });
};

async function ask(method: string, path: string, body?: unknown, wait = PATIENCE): Promise<Response> {
  const response = await fetch('/api' + path, {
    method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(wait),
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(unreachable);
  if (response.ok) return response;
  let refused: Refused = { type: 'refused', reason: 'internal' };
  try {
    refused = (await response.json()) as Refused;
  } catch {
    // a server error, not a refusal
  }
  throw new Refusal(refused);
}
const json = async <T>(method: string, path: string, body?: unknown, wait = PATIENCE): Promise<T> =>
  (await ask(method, path, body, wait)).json().catch(unreachable) as Promise<T>;
const textOf = async (path: string): Promise<string> => (await ask('GET', path)).text().catch(unreachable);
const club = (id: string): string => `/clubs/${encodeURIComponent(id)}`;
const puzzle = (id: string): string => `/puzzles/${encodeURIComponent(id)}`;
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
  people: () => json<Circle>('GET', '/people'),
  befriend: (name: string, on: boolean) => ask('PUT', `/friends/${encodeURIComponent(name)}`, { on }),
  setInvites: (invites: Circle['invites']) => ask('PUT', '/people/invites', { invites }),
  invite: (id: string, name: string, seat: number) =>
    json<TableState>('POST', `${table(id)}/invite`, { name, seat }),
  declineInvitation: (id: string) => ask('POST', `${table(id)}/invite/decline`),
  clubs: () => json<Clubs>('GET', '/clubs'),
  makeClub: (plan: NewClub) => json<Club>('POST', '/clubs', plan),
  club: (id: string, invite: string) =>
    json<Club>('GET', club(id) + (invite && `?invite=${encodeURIComponent(invite)}`)),
  changeClub: (id: string, plan: NewClub) => json<Club>('PUT', club(id), plan),
  closeClub: (id: string) => ask('DELETE', club(id)),
  joinClub: (id: string, invite: string | null) => json<Club>('POST', `${club(id)}/join`, { invite }),
  leaveClub: (id: string) => ask('POST', `${club(id)}/leave`),
  renewClub: (id: string) => json<Club>('POST', `${club(id)}/link`),
  setRole: (id: string, person: number, role: SetRole['role']) =>
    json<Club>('PUT', `${club(id)}/members/${person}`, { role }),
  clubLeaders: (id: string, game: string) =>
    json<ClubLeaders>('GET', `${club(id)}/leaders/${encodeURIComponent(game)}`),
  clubsOf: (id: string) => json<string[]>('GET', `${table(id)}/clubs`),
  offerTo: (id: string, to: string, on: boolean) =>
    json<string[]>('POST', `${table(id)}/club`, { club: to, on }),
  at: (id: string, ply: number) => json<Moved>('GET', `${table(id)}/at/${ply}`),
  moments: (id: string) => json<Moments>('GET', `${table(id)}/moments`),
  points: (id: string) => json<Points>('GET', `${table(id)}/points`),
  hint: (id: string, ply: number) => json<Hinted>('POST', `${table(id)}/hint`, { ply }, THINKING),
  growth: (id: string) => json<Growth>('GET', `${table(id)}/growth`),
  analyse: (id: string) => json<Analysed>('POST', `${table(id)}/analysis`),
  analysis: (id: string, since?: number) =>
    json<Analysed>(
      'GET',
      `${table(id)}/analysis${since === undefined ? '' : `?since=${since}&wait=true`}`,
      undefined,
      THINKING,
    ),
  explore: (id: string, body: Explore) => json<Explored>('POST', `${table(id)}/explore`, body, THINKING),
  weigh: (id: string, body: Weigh) => json<Decision>('POST', `${table(id)}/weigh`, body, THINKING),
  branch: (id: string, body: PlayFrom) => json<TableState>('POST', `${table(id)}/branch`, body),
  study: (id: string) => json<Study>('GET', `/studies/${encodeURIComponent(id)}`),
  keepStudy: (id: string, body: NewStudy) => json<Study>('POST', `${table(id)}/studies`, body),
  changeStudy: (id: string, body: NewStudy) => json<Study>('PUT', `/studies/${encodeURIComponent(id)}`, body),
  dropStudy: (id: string) => ask('DELETE', `/studies/${encodeURIComponent(id)}`),
  upload: (record: string) => json<TableState>('POST', '/records', JSON.parse(record), THINKING),
  daily: () => json<Daily>('GET', '/puzzles/day'),
  puzzles: () => json<PuzzleList>('GET', '/puzzles'),
  nextPuzzle: (game: string) => json<PuzzleBody>('GET', `/puzzles/next?game=${encodeURIComponent(game)}`),
  puzzle: (id: string) => json<PuzzleBody>('GET', puzzle(id)),
  puzzlePreview: (id: string, value: number) => json<Previewed>('GET', `${puzzle(id)}/preview/${value}`),
  puzzlePoints: (id: string) => json<Points>('GET', `${puzzle(id)}/points`),
  puzzleHint: (id: string) => json<PuzzleHint>('POST', `${puzzle(id)}/hint`),
  puzzleAnswer: (id: string, body: PuzzleGuess) =>
    json<PuzzleAnswer>('POST', `${puzzle(id)}/answer`, body, THINKING),
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
  profile: (name: string) => json<Profile>('GET', `/profiles/${encodeURIComponent(name)}`),
  level: (name: string) => json<Profile>('GET', `/levels/${encodeURIComponent(name)}`),
  leaders: (game: string, period: string) =>
    json<Leaders>('GET', `/leaders/${encodeURIComponent(game)}?period=${period}`),
  tournaments: () => json<Tournaments>('GET', '/tournaments'),
  tournament: (id: string, round?: number) =>
    json<TournamentState>(
      'GET',
      `/tournaments/${encodeURIComponent(id)}${round === undefined ? '' : `?round=${round}`}`,
    ),
  makeTournament: (plan: NewTournament) => json<TournamentState>('POST', '/tournaments', plan),
  changeTournament: (id: string, what: 'join' | 'leave' | 'start' | 'cancel') =>
    json<TournamentState>('POST', `/tournaments/${encodeURIComponent(id)}/${what}`),
  choices: (game: string) => json<Choices>('GET', `/choices/${encodeURIComponent(game)}`),
  settings: () => json<Preferences>('GET', '/settings'),
  setSettings: (body: Partial<NewPreferences>) => json<Preferences>('PUT', '/settings', body),
  archive: (id: string, on: boolean) => ask('POST', `${table(id)}/archive`, { on }),
  solo: (name: string) => json<SoloRecords>('GET', `/solo/${name}`),
};
