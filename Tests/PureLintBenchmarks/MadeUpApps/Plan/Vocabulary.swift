/// The words that names are made of.
///
/// None is the name of a type that the apps see from elsewhere.
enum Vocabulary {
  /// What features are about; all of them take an `s` for many.
  static let things = words(
    """
    Order Invoice Payment Refund Voucher Coupon Product Offer Bundle Basket Parcel Shipment Carrier \
    Warehouse Supplier Contract Customer Member Contact Invitation Friend Follower Group Club Team \
    Player Match Tournament Ticket Seat Venue Concert Artist Album Song Playlist Podcast Episode \
    Channel Movie Trailer Actor Review Rating Comment Reaction Photo Video Clip Collage Frame Poster \
    Recipe Ingredient Meal Menu Restaurant Table Reservation Hotel Room Guest Trip Flight Airport \
    Train Station Route Map Landmark Museum Exhibit Painting Course Lesson Teacher Student Exam \
    Question Answer Badge Reward Challenge Workout Exercise Runner Trainer Doctor Patient Treatment \
    Prescription Symptom Diary Habit Reminder Meeting Project Milestone Sprint Ledger Account Budget \
    Loan Deposit Portfolio Stock Insurance Claim Vehicle Garage Repair Sensor Lamp Thermostat Camera
    """
  ).filter { $0 != "Bundle" && !$0.hasSuffix("y") && $0 != "Match" && $0 != "Stock" }

  static let qualifiers = words(
    """
    Pending Shared Recent Local Public Private Weekly Monthly Daily Annual Famous Featured Favorite \
    Hidden Archived Imported Exported Planned Missed Urgent Regional Global Corporate Student Family \
    Premium Basic Trial Seasonal Holiday Winter Summer Spring Autumn Morning Evening Night Weekend \
    Indoor Outdoor Digital Printed Signed Verified Disputed Returned Delayed Express Standard Bulk \
    Single Double Mobile Remote Visiting Former Future Current Upcoming Nearby Distant Foreign Native \
    Open Closed Locked Secret Quiet Loud Fast Slow Early Late Small Large Giant Tiny Spare Backup \
    Primary Secondary Partial Complete Broken Mended Rented Owned Borrowed Lent Sold Bought Traded \
    Wanted Found Lost Stolen Insured Sponsored Donated Awarded Ranked
    """
  )

  static let places = words(
    """
    Harbor Market Garden Depot Library Theater Stadium Academy Gallery Workshop Bakery Brewery \
    Kitchen Studio Office Bank Clinic Airfield Terrace Lighthouse Observatory Greenhouse Orchard \
    Vineyard Forest
    """
  )

  static let directions = words("North South East West Upper Lower Inner Outer Old New Grand Royal")

  static let statuses = [
    ["draft", "active", "closed"], ["waiting", "running", "paused", "finished"],
    ["planned", "confirmed", "cancelled"], ["new", "accepted", "declined", "expired"],
  ]
  static let amounts = ["amount", "weight", "score", "price", "length", "duration", "priority"]
  static let remarks = ["note", "summary", "caption", "remark", "subtitle"]
  static let labels = ["tags", "labels", "keywords", "topics"]
  static let flags = ["isPinned", "isShared", "isUrgent", "isHidden", "isFavorite"]

  /// The name at an index: the second words alone first, then with each first word in turn.
  static func name(at index: Int, _ first: [String], _ second: [String]) -> String {
    let round = index / second.count
    let word = second[index % second.count]
    guard round > 0 else { return word }
    let lap = (round - 1) / first.count
    return first[(round - 1) % first.count] + word + (lap > 0 ? "\(lap + 1)" : "")
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
