/// The statements about secrets, leases and archives. The database's clock is the one that counts.
enum LeaseStatements {
  /// The tables. Several machines may begin at once.
  static let tables = """
    SELECT pg_advisory_xact_lock(7235416);
    CREATE TABLE IF NOT EXISTS shoji_secrets (name text PRIMARY KEY, secret bytea NOT NULL);
    CREATE TABLE IF NOT EXISTS shoji_visitors (id text PRIMARY KEY, owner text, fence bigint NOT NULL,
      leased_until timestamptz NOT NULL, archive bytea, saved_at timestamptz);
    """
  /// Keeps a secret unless there is one.
  static let offerSecret =
    "INSERT INTO shoji_secrets (name, secret) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING"
  static let secret = "SELECT secret FROM shoji_secrets WHERE name = $1"
  /// Takes a visitor whom no other machine has.
  static let take = """
    INSERT INTO shoji_visitors AS v (id, owner, fence, leased_until)
    VALUES ($1, $2, 1, now() + $3::text::interval)
    ON CONFLICT (id) DO UPDATE SET owner = EXCLUDED.owner, fence = v.fence + 1, leased_until = EXCLUDED.leased_until
    WHERE v.owner IS NULL OR v.owner = EXCLUDED.owner OR v.leased_until < now()
    RETURNING fence
    """
  /// The machine that has a visitor, and until when.
  static let owner = "SELECT owner, leased_until FROM shoji_visitors WHERE id = $1"
  static let archive = "SELECT archive FROM shoji_visitors WHERE id = $1 AND fence = $2::text::bigint"
  /// Renews many leases, and gives the visitors whose leases those are.
  static let renew = """
    UPDATE shoji_visitors v SET leased_until = now() + $3::text::interval
    FROM unnest($1::text::text[], $2::text::bigint[]) AS mine (id, fence)
    WHERE v.id = mine.id AND v.fence = mine.fence AND v.owner = $4 RETURNING v.id
    """
  static let save = """
    UPDATE shoji_visitors SET archive = $3, saved_at = now() WHERE id = $1 AND fence = $2::text::bigint RETURNING fence
    """
  static let saveAndRelease = """
    UPDATE shoji_visitors SET archive = $3, saved_at = now(), owner = NULL, leased_until = now()
    WHERE id = $1 AND fence = $2::text::bigint RETURNING fence
    """
  static let forget = "DELETE FROM shoji_visitors WHERE id = $1 AND fence = $2::text::bigint RETURNING fence"
  static let count = "SELECT count(*) FROM shoji_visitors"
  /// Deletes some rows of visitors who have not come for long. A machine that has one renews their lease.
  static let deleteExpired = """
    DELETE FROM shoji_visitors WHERE id IN (
      SELECT id FROM shoji_visitors WHERE leased_until < now() - $1::text::interval LIMIT 50 FOR UPDATE SKIP LOCKED)
    RETURNING id
    """
  static let release = """
    UPDATE shoji_visitors SET owner = NULL, leased_until = now()
    WHERE id = $1 AND fence = $2::text::bigint RETURNING fence
    """
}
