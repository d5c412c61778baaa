"""The code of a table: its contents, and detection of every typing error."""

from dataclasses import replace

import pytest

from carrom_desk.exchange.invitation import LETTERS, MISTYPED, Invitation, NotAnInvitation, read_invitation

INVITATIONS = (
    Invitation("192.168.178.20", 8462, 12, "K7Q2M9X"),
    Invitation("10.0.0.5", 8462, 1, "00ZZ0Z0"),
    Invitation("172.16.4.9", 9000, 40, "ZZZZZZZ"),
    Invitation("hall.example", 1, 0, "0000000"),
    Invitation("10.0.0.5", 8462, 1, "00ZZ0Z0", is_encrypted=True, seal="7Q0ZA"),
    Invitation("255.255.255.255", 65535, 1000, "Z0Z0Z0Z", is_encrypted=True),
)


def letters_of(invitation: Invitation) -> str:
    return invitation.code.replace("-", "")


def is_read(text: str) -> bool:
    try:
        read_invitation(text)
    except NotAnInvitation:
        return False
    return True


@pytest.mark.parametrize("invitation", INVITATIONS)
def test_a_code_is_read_as_it_is_typed(invitation: Invitation) -> None:
    read = replace(invitation, host="0.0.0.0") if invitation.host == "hall.example" else invitation
    assert read_invitation(invitation.code) == read
    typed = letters_of(invitation).lower().replace("0", "o").replace("1", "l").replace("v", "u")
    assert read_invitation(f" {typed[:3]} {typed[3:]}\n") == read


@pytest.mark.parametrize("invitation", INVITATIONS)
def test_every_single_wrong_letter_is_noticed(invitation: Invitation) -> None:
    code = letters_of(invitation)
    wrong = [
        code[:place] + other + code[place + 1 :]
        for place, letter in enumerate(code)
        for other in LETTERS
        if other != letter
    ]

    assert len(wrong) == len(code) * 31 >= 20 * 31
    assert not [each for each in wrong if is_read(each)]


@pytest.mark.parametrize("first", LETTERS)
def test_every_swap_of_two_neighbours_is_noticed(first: str) -> None:
    """At every place, including the check letter, and for every two different letters."""
    base, tried, unnoticed = "Z0" * 9 + "Z", set(), []
    for place in range(18):
        for other in LETTERS:
            letters = base[:place] + first + other + base[place + 2 :]
            if LETTERS.index(letters[_SPARE]) % 2:
                continue  # no invitation has this letter: its last bit is spare
            code = letters_of(_invitation_with(letters))
            assert code[:19] == letters
            for at in (place, 18):
                swapped = code[:at] + code[at + 1] + code[at] + code[at + 2 :]
                if swapped != code:
                    tried.add(at)
                    unnoticed += [swapped] if is_read(swapped) else []

    assert tried >= set(range(19)) - ({_SPARE} if LETTERS.index(first) % 2 else set())
    assert not unnoticed


_SPARE = 11


def _invitation_with(letters: str) -> Invitation:
    """Returns the invitation whose code starts with these nineteen letters."""
    number = int("".join(f"{LETTERS.index(each):05b}" for each in letters[:12]), 2)
    host = ".".join(str(byte) for byte in (number >> 28).to_bytes(4, "big"))
    return Invitation(
        host, number >> 12 & 0xFFFF, number >> 2 & 0x3FF, letters[12:], is_encrypted=bool(number >> 1 & 1)
    )


def test_what_no_version_printed_is_mistyped() -> None:
    code = INVITATIONS[0].code
    for typed in (code[:-2], code + "7", code.replace("K", "*"), "3" + code[1:]):
        with pytest.raises(NotAnInvitation) as refused:
            read_invitation(typed)
        assert refused.value.words == MISTYPED


def test_an_address_is_read_as_well() -> None:
    invitation = Invitation("hall.example", 9000, 7, "ABCDEFG", is_encrypted=True)
    assert read_invitation(invitation.address) == invitation
    assert read_invitation(replace(invitation, host="fe80::1").address).host == "fe80::1"
    for wrong in ("", "http://", "ftp://x/join/ABC", "http://x:99999/join/ABC", "https://hall.example/join/ABC"):
        with pytest.raises(NotAnInvitation):
            read_invitation(wrong)
