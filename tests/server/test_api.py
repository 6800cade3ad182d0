"""The HTTP API: it does what its description says, whatever it is sent."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from litestar.testing import TestClient
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from parvis import compiled
from parvis.server.command import listening
from parvis.server.computers.pool import Pool
from parvis.server.web.app import create_app
from parvis.server.web.server import Server, Settings
from tests.server.harness import GAMES, worker

EXAMPLES = 12


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own, where somebody called Anne has a token."""
    folder = tmp_path_factory.mktemp("api")
    settings = Settings(database=f"sqlite:///{folder / 'parvis.db'}", limits=0)
    listener = listening("127.0.0.1", 0)
    config = uvicorn.Config(
        create_app(Server(settings, GAMES, Pool(1, 20, worker()))),
        log_level="critical",
        ws="websockets-sansio",
        timeout_graceful_shutdown=1,
    )
    web = uvicorn.Server(config)
    thread = threading.Thread(target=web.run, kwargs={"sockets": [listener]})
    thread.start()
    while not web.started:
        assert thread.is_alive()
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        web.should_exit = True
        thread.join()
        listener.close()


@pytest.fixture(scope="module")
def token(url: str) -> str:
    with httpx.Client(base_url=url, timeout=60) as client:
        client.post("/api/guest", json={"name": "Anne"}).raise_for_status()
        made: str = client.post("/api/tokens", json={"label": "test"}).json()["secret"]
        return made


@pytest.fixture(scope="module")
def tables(url: str, token: str) -> list[str]:
    """Tables that wait, run and have been brought, so that a path leads somewhere."""
    headers = {"authorization": f"Bearer {token}"}
    with httpx.Client(base_url=url, headers=headers, timeout=60) as client:
        bodies: list[dict[str, Any]] = [
            {"game": "orchard", "seats": [{"who": "me"}, {"who": "open"}]},
            {"game": "orchard", "seats": [{"who": "me"}, {"who": "here", "name": "Ami"}]},
        ]
        made = [client.post("/api/tables", json=body).json()["id"] for body in bodies]
        record = {"game": "orchard", "version": 2, "seats": 2, "choices": ["turn plant 0"]}
        return [*made, client.post("/api/records", json=record).json()["id"]]


def operations(url: str) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    return [result.ok() for result in schema.get_all_operations()]  # type: ignore[union-attr]


def test_every_operation_keeps_to_its_description(url: str, token: str, tables: list[str]) -> None:
    found = operations(url)
    assert len(found) > 30
    for operation in found:
        _check_operation(operation, token, tables)


def _check_operation(operation: Any, token: str, tables: list[str]) -> None:
    count = 0

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def run(case: Any) -> None:
        nonlocal count
        if case.path_parameters and "table" in case.path_parameters and count % 4:
            case.path_parameters["table"] = tables[count % len(tables)]
        if case.path_parameters and "name" in case.path_parameters and count % 4:
            case.path_parameters["name"] = "orchard"
        count += 1
        case.query = {**(case.query or {}), "wait": False} if "now" in case.path else case.query
        answer = case.call(headers={"authorization": f"Bearer {token}"}, timeout=30)
        case.validate_response(
            answer,
            checks=[
                schemathesis.checks.not_a_server_error,
                status_code_conformance,
                content_type_conformance,
                response_schema_conformance,
            ],
        )

    run()


@pytest.mark.parametrize("path", ["/api/me", "/api/tokens"])
def test_who_is_not_known_is_asked_to_sign_in(url: str, path: str) -> None:
    for headers in ({}, {"authorization": "Bearer parvis-wrong"}, {"authorization": "Basic eA=="}):
        answer = httpx.get(url + path, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (401, "signed-out")
    assert httpx.get(url + path, cookies={"parvis": "guess"}).status_code == 401


def test_a_session_is_kept_in_a_cookie_that_scripts_and_other_sites_can_not_use(url: str) -> None:
    answer = httpx.post(f"{url}/api/guest", json={"name": "Anne"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    assert "secure" not in cookie  # on loopback, without TLS
    secret = answer.cookies["parvis"]
    assert len(secret) >= 43  # 256 bits


def test_every_answer_has_the_headers_that_keep_a_browser_safe(url: str) -> None:
    for path in ("/api/games", "/api/nothing", "/", "/api/health"):
        answer = httpx.get(url + path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy and "http" not in policy.replace("'", "")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"


def test_an_account_is_made_out_of_a_guest_and_keeps_its_tables(url: str) -> None:
    with httpx.Client(base_url=url) as anne, httpx.Client(base_url=url) as elsewhere:
        me = anne.post("/api/guest", json={"name": "Anne"}).json()
        seats = [{"who": "me"}, {"who": "here", "name": "Ami"}]
        table = anne.post("/api/tables", json={"game": "orchard", "seats": seats}).json()
        guest_cookie = anne.cookies["parvis"]
        secret = {"name": "Anne de Bretagne", "password": "correct horse"}
        account = anne.post("/api/account", json=secret).json()
        assert account == {"id": me["id"], "name": "Anne de Bretagne", "guest": False}
        assert httpx.get(f"{url}/api/me", cookies={"parvis": guest_cookie}).status_code == 401
        assert elsewhere.post("/api/session", json=secret).json()["id"] == me["id"]
        mine = elsewhere.get("/api/lobby").json()["mine"]
        assert [entry["id"] for entry in mine] == [table["id"]]
        wrong = elsewhere.post("/api/session", json={**secret, "password": "wrong horse"})
        assert wrong.json()["reason"] == "wrong-password"
        taken = httpx.post(f"{url}/api/account", json={**secret, "name": "anne DE bretagne"})
        assert taken.json()["reason"] == "name-taken"
        assert anne.delete("/api/session").status_code == 204
        assert anne.get("/api/me").status_code == 401


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u202eb", "new\x07line"])
def test_odd_names_are_refused(url: str, name: str) -> None:
    body = {"name": name, "password": "long enough"}
    answer = httpx.post(f"{url}/api/account", json=body)
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-name")


def test_a_token_may_do_what_its_owner_may_until_it_is_dropped(url: str) -> None:
    with httpx.Client(base_url=url) as anne:
        me = anne.post("/api/guest", json={"name": "Anne"}).json()
        token = anne.post("/api/tokens", json={"label": "bot"}).json()
        headers = {"authorization": f"Bearer {token['secret']}"}
        assert httpx.get(f"{url}/api/me", headers=headers).json() == me
        listed = anne.get("/api/tokens").json()
        assert [(one["label"], one["secret"]) for one in listed] == [("bot", None)]
        with httpx.Client(base_url=url) as eve:
            eve.post("/api/guest", json={"name": "Eve"})
            assert eve.delete(f"/api/tokens/{token['id']}").status_code == 404
        assert anne.delete(f"/api/tokens/{token['id']}").status_code == 204
        assert httpx.get(f"{url}/api/me", headers=headers).status_code == 401


def test_a_small_number_is_kept_for_a_game(url: str) -> None:
    with httpx.Client(base_url=url) as anne:
        assert anne.get("/api/memory/orchard").status_code == 401
        anne.post("/api/guest", json={"name": "Anne"})
        assert anne.get("/api/memory/orchard").json() == {"value": 0}
        assert anne.put("/api/memory/orchard", json={"value": 3}).json() == {"value": 3}
        assert anne.get("/api/memory/orchard").json() == {"value": 3}
        assert anne.get("/api/memory/chess").status_code == 404


def test_health_and_metrics(url: str) -> None:
    health = httpx.get(f"{url}/api/health").json()
    assert (health["status"], health["build"]) == ("ok", compiled.running())
    metrics = httpx.get(f"{url}/api/metrics").text
    assert "\nparvis_tables " in metrics and "\nparvis_moves_total " in metrics


def test_a_body_that_is_too_large_is_refused(url: str, token: str) -> None:
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    answer = httpx.post(f"{url}/api/tables", content=b" " * 300_000, headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")


def test_head_is_answered_as_get_without_a_body(url: str) -> None:
    with httpx.Client(base_url=url) as client:
        for path in (
            "/api/games",
            "/api/health",
            "/api/openapi.json",
            "/api/tables/none",
            "/api/me",
        ):
            full, bare = client.get(path), client.head(path)
            assert (bare.status_code, bare.content) == (full.status_code, b""), path
            for name in ("content-type", "content-length", "x-content-type-options"):
                assert bare.headers[name] == full.headers[name], (path, name)
        assert client.head("/api/guest").status_code == 405  # nor is GET
        assert client.get("/api/games").json()  # the connection is still in step


def test_the_client_is_served_with_the_right_caching(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Parvis</title>" + " " * 2000)
    (web / "assets" / "main-abc123.js").write_text("export {};")
    setup = Settings(database=f"sqlite:///{tmp_path / 'parvis.db'}", client=web)
    with TestClient(create_app(Server(setup, GAMES, Pool(1)))) as client:
        page = client.get("/", headers={"accept-encoding": "gzip"})
        assert page.headers["cache-control"] == "no-cache"
        assert page.headers["content-encoding"] == "gzip"
        assert page.headers["content-type"].startswith("text/html")
        assert client.get("/table/xyz").text == page.text  # the client finds its own way
        again = client.get("/", headers={"if-none-match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        bare = client.head("/", headers={"accept-encoding": "gzip"})
        assert (bare.status_code, bare.content) == (200, b"")
        once = {"x-request-id"}  # another one for every request
        assert {k: v for k, v in bare.headers.items() if k not in once} == {
            k: v for k, v in page.headers.items() if k not in once
        }
        assert client.head("/assets/other.js").status_code == 404
        script = client.get("/assets/main-abc123.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        for path in ("/assets/other.js", "/../parvis.db", "/%2e%2e/parvis.db", "/api/x"):
            assert client.get(path).status_code == 404


def test_who_asks_too_much_is_told_to_wait(tmp_path: Path) -> None:
    setup = Settings(database=f"sqlite:///{tmp_path / 'parvis.db'}", client=tmp_path, limits=0.1)
    with TestClient(create_app(Server(setup, GAMES, Pool(1)))) as client:
        body = {"name": "Anne", "password": "guess 1234"}
        answers = [client.post("/api/session", json=body) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [403, 429, 429]
        assert answers[-1].json()["reason"] == "too-fast"
        assert int(answers[-1].headers["retry-after"]) >= 1


def test_who_takes_back_again_and_again_is_told_to_wait(tmp_path: Path) -> None:
    """Each time, a computer player that was thinking is ended: that must not come cheap."""
    setup = Settings(database=f"sqlite:///{tmp_path / 'parvis.db'}", client=tmp_path, limits=0.1)
    with TestClient(create_app(Server(setup, GAMES, Pool(1)))) as client:
        client.post("/api/guest", json={"name": "Anne"})
        body = {"game": next(iter(GAMES)), "seats": [{"who": "me"}, {"who": "me"}]}
        made = client.post("/api/tables", json=body)
        assert made.status_code == 200, made.text
        undo = f"/api/tables/{made.json()['id']}/undo"
        answers = [client.post(undo, json={"ply": 0, "turn": False}) for _ in range(4)]
        reasons = [answer.json()["reason"] for answer in answers]
        assert "too-fast" not in reasons[:3]
        assert reasons[3] == "too-fast"
